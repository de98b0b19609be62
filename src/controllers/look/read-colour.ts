import type { Rgb } from '../../domain/map/rgb.js';

let context: CanvasRenderingContext2D | null | undefined;

/**
 * Reads red, green, blue and alpha (0 to 255) from any computed CSS colour. A canvas parses every
 * notation that a page may use.
 */
export function readColour(colour: string): { readonly rgb: Rgb; readonly alpha: number } {
  if (context === undefined) {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    context = canvas.getContext('2d', { willReadFrequently: true });
  }
  if (!context) return { rgb: [0, 0, 0], alpha: 0 };
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = 'transparent';
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return { rgb: [r, g, b], alpha };
}
