/** The parts that answer the query in effect. A press there is meant for the shown answer. */
const results = '.line > :not(.toggle), .scroller, .map-pane';
/** The filters stay where they are when the list below them changes. */
const filters = '.tools';

const isIn = (event: Event, selector: string): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches(selector));

/**
 * Calls back each time that focus leaves the search box, with whether a press on the results is the
 * cause. Safari gives such a `blur` no `relatedTarget`. On a touch screen it comes after
 * `pointerup`, so the last `pointerdown` decides. A click on the results counts even where the
 * focus stays in the box.
 */
export function onBoxLeft(root: ShadowRoot | null, onLeft: (isToResults: boolean) => void): void {
  let isToResults = false;
  const listen = (type: string, run: (event: Event) => void): void =>
    root?.addEventListener(type, run, { capture: true, passive: true });
  listen('pointerdown', (event) => {
    isToResults = isIn(event, results) && !isIn(event, filters);
  });
  listen('click', () => {
    if (isToResults) onLeft(true);
  });
  // After each of these, a `blur` has another cause than the last press.
  for (const type of ['click', 'keydown', 'input', 'pointercancel'])
    listen(type, () => (isToResults = false));
  listen('blur', (event) => {
    if (isIn(event, '.search input')) onLeft(isToResults);
  });
}
