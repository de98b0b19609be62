/** The visitor's events and the locator's own events that bubble. */
const acts = [
  ...['click', 'pointerdown', 'mousedown', 'touchstart', 'input', 'submit'],
  ...['keydown', 'keypress', 'keyup'],
  ...['store-locator-search', 'store-locator-select'],
  ...['store-locator-directions', 'store-locator-phone'],
];
/** Elements on which a click acts without a listener. A button's listener runs in any case. */
const moving = 'a, label, summary, [type=checkbox], [type=radio], [type=submit]';

/**
 * Keeps a dialog's events from the page around the badge: a form, a slider, a card that is one
 * link, or a script that listens to a locator of its own.
 *
 * Moves and ends of a gesture, such as a drag, still reach the page.
 */
export function keepInside(dialog: HTMLDialogElement): void {
  for (const act of acts) dialog.addEventListener(act, (event) => event.stopPropagation());
  dialog.addEventListener('click', (event) => {
    // The browser would still follow a link around the badge.
    if (!passes(event, dialog, moving)) event.preventDefault();
  });
  dialog.addEventListener('keydown', (event) => {
    // On the map, Escape leads back to the list and must not close the dialog.
    if (event.key === 'Escape' && passes(event, dialog, '[part~=map]')) event.preventDefault();
  });
}

/** True when the event has passed through an element that matches, on its way up to the dialog. */
function passes(event: Event, dialog: Element, selector: string): boolean {
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(dialog));
  return inside.some((node) => node instanceof Element && node.matches(selector));
}
