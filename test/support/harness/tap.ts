import { until } from './page.js';

/** Returns the innermost element at a point of the viewport, through all shadow roots. */
function hitAt(page: Document, x: number, y: number): Element | null {
  let hit = page.elementFromPoint(x, y);
  for (;;) {
    const inner = hit?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === hit) return hit;
    hit = inner;
  }
}

/**
 * Taps the middle of a target. The element that lies there gets the events, in the order in which
 * engines report them. Only Chromium lets a page make real taps.
 * @returns the element that was hit
 */
export async function tapAt(target: Element): Promise<Element> {
  target.scrollIntoView({ block: 'nearest' });
  const hit = await until(() => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return hitAt(target.ownerDocument, left + width / 2, top + height / 2);
  });
  const { left, top, width, height } = target.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  const init = { bubbles: true, composed: true, cancelable: true, clientX, clientY };
  const byFinger = { ...init, pointerType: 'touch', isPrimary: true };
  for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
    hit.dispatchEvent(new PointerEvent(type, byFinger));
  const isFocusing = hit.dispatchEvent(new MouseEvent('mousedown', init));
  const control = hit.closest<HTMLElement>('button, a, input, select');
  if (isFocusing) control?.focus({ preventScroll: true });
  hit.dispatchEvent(new MouseEvent('mouseup', init));
  hit.dispatchEvent(new PointerEvent('click', { ...byFinger, detail: 1 }));
  return hit;
}

/**
 * Whether a finger that moves over a target scrolls the container, so no script has claimed the
 * touch.
 */
export function letsScroll(target: Element): boolean {
  return ['touchstart', 'touchmove'].every((type) => {
    const event = new Event(type, { bubbles: true, composed: true, cancelable: true });
    const touches = [{ clientX: 100, clientY: 100 }];
    Object.defineProperty(event, 'touches', { value: touches });
    return target.dispatchEvent(event);
  });
}
