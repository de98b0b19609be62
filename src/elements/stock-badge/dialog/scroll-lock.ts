/**
 * Stops the page from scrolling while a dialog is open. It uses a style sheet, so no attribute of
 * the page changes.
 * @returns a function that lets the page scroll again
 */
export function lockScroll(): () => void {
  const { documentElement: root, body } = document;
  const isVisible = (element: Element): boolean =>
    getComputedStyle(element).overflowY === 'visible';
  // When the root's `overflow` is `visible`, CSS applies the body's value to the window. A rule on
  // the root would then make the body scroll on its own.
  const scroller = isVisible(root) && !isVisible(body) ? 'body' : ':root';
  // The scroll bar keeps its room. Without it the whole page would shift.
  const gutter = innerWidth > root.clientWidth ? ':root{scrollbar-gutter:stable!important}' : '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${scroller}{overflow:hidden!important}${gutter}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
