let copy: CanvasRenderingContext2D | undefined;

/**
 * Returns red, green, blue and alpha (0 to 255) of a canvas's picture at a point, in CSS pixels
 * from its corner. The map's canvases show bitmaps, so the picture is read from a copy.
 */
export function pixelAt(canvas: HTMLCanvasElement, x: number, y: number): Uint8ClampedArray {
  copy ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const { width, height } = canvas.getBoundingClientRect();
  Object.assign(copy.canvas, { width, height });
  copy.drawImage(canvas, 0, 0, copy.canvas.width, copy.canvas.height);
  return copy.getImageData(x, y, 1, 1).data;
}
