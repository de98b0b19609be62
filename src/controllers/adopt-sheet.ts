/** Adds a style sheet to an element's shadow root, which keeps it. */
export function adoptSheet({ shadowRoot }: Element, sheet: CSSStyleSheet | undefined): void {
  if (shadowRoot && sheet)
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
}
