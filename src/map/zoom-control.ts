import type { MapLabels } from './map-labels.js';

export interface ZoomControl {
  readonly element: HTMLElement;
  setLabels(labels: MapLabels): void;
  /** A button that leads no further stays in place and in the tab order, but says so. */
  setLimits(atLeast: boolean, atMost: boolean): void;
}

export function createZoomControl(onZoom: (steps: number) => void): ZoomControl {
  const element = document.createElement('div');
  element.className = 'map-zoom map-chrome';
  const [zoomIn, zoomOut] = [1, -1].map((steps) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = steps > 0 ? 'map-zoom-in' : 'map-zoom-out';
    button.addEventListener('click', () => onZoom(steps));
    element.append(button);
    return button;
  }) as [HTMLButtonElement, HTMLButtonElement];
  return {
    element,
    setLabels(labels) {
      zoomIn.setAttribute('aria-label', labels.zoomIn);
      zoomOut.setAttribute('aria-label', labels.zoomOut);
    },
    setLimits(atLeast, atMost) {
      zoomIn.setAttribute('aria-disabled', `${atMost}`);
      zoomOut.setAttribute('aria-disabled', `${atLeast}`);
    },
  };
}
