/**
 * Keeps the page where it is while something stands before it, by a sheet of its own: no attribute of the page changes.
 * @returns how to let go
 */
export function lockScroll(): () => void {
  const { documentElement: root, body } = document;
  const isVisible = (element: Element): boolean =>
    getComputedStyle(element).overflowY === 'visible';
  // By CSS the body's word is the window's where the root has none; else it would begin to scroll by itself.
  const scroller = isVisible(root) && !isVisible(body) ? 'body' : ':root';
  // The scroll bar's room stays, or all of the page would shift.
  const gutter = innerWidth > root.clientWidth ? ':root{scrollbar-gutter:stable!important}' : '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${scroller}{overflow:hidden!important}${gutter}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
