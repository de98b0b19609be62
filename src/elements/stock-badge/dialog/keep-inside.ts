/** What visitors do, and the locator's own events that bubble. */
const acts = [
  ...['click', 'pointerdown', 'mousedown', 'touchstart', 'input', 'submit'],
  ...['keydown', 'keypress', 'keyup'],
  ...['store-locator-search', 'store-locator-select'],
];
/** What a click does something to by itself; a button's own listener hears of it anyhow. */
const moving = 'a, label, summary, [type=checkbox], [type=radio], [type=submit]';

/**
 * Keeps what happens in a dialog from the page around the badge: a form, a slider, a card that is one link, or a script
 * that listens to a locator of its own. What has begun inside may still be followed outside, as a drag is.
 */
export function keepInside(dialog: HTMLDialogElement): void {
  for (const act of acts) dialog.addEventListener(act, (event) => event.stopPropagation());
  dialog.addEventListener('click', (event) => {
    // A link around the badge would be followed all the same.
    if (!passes(event, dialog, moving)) event.preventDefault();
  });
  dialog.addEventListener('keydown', (event) => {
    // From the map it leads back to the list.
    if (event.key === 'Escape' && passes(event, dialog, '[part~=map]')) event.preventDefault();
  });
}

/** Whether it has come to the dialog through such an element. */
function passes(event: Event, dialog: Element, selector: string): boolean {
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(dialog));
  return inside.some((node) => node instanceof Element && node.matches(selector));
}
