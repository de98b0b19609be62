/**
 * Returns a style sheet that many elements can share; undefined when there is no DOM.
 *
 * Lit's own `styleSheet` is missing beside MooTools, whose `Document` makes Lit take the browser
 * for an old one.
 */
export function sheetOf(text: string): CSSStyleSheet | undefined {
  if (typeof CSSStyleSheet === 'undefined') return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Adds a style sheet to an element's shadow root for good. */
export function adoptSheet({ shadowRoot }: Element, sheet: CSSStyleSheet | undefined): void {
  if (shadowRoot && sheet)
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
}
