import { arrowStep } from './arrow-step.js';
import type { Camera } from './camera.js';

const PAN_PIXELS = 80;
const ZOOM_STEPS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Arrows move the map, + and - zoom it, where nothing inside has used the key. */
export function listenForKeys(surface: HTMLElement, camera: Camera): void {
  surface.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = arrowStep(event.key);
    const zoomSteps = ZOOM_STEPS[event.key];
    if (step) camera.moveBy(step[0] * PAN_PIXELS, step[1] * PAN_PIXELS);
    else if (zoomSteps) camera.zoomBy(zoomSteps);
    else return;
    event.preventDefault();
  });
}
