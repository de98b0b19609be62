// Stands in for @lit/reactive-element/css-tag.js in the files that pages load. Lit's own also serves browsers without
// constructable style sheets: there is none above our floor.

/** A style sheet's text that becomes one sheet, however many elements adopt it. */
export class CSSResult {
  readonly cssText: string;
  #sheet: CSSStyleSheet | undefined;

  constructor(cssText: string) {
    this.cssText = cssText;
  }

  get styleSheet(): CSSStyleSheet {
    if (!this.#sheet) {
      this.#sheet = new CSSStyleSheet();
      this.#sheet.replaceSync(this.cssText);
    }
    return this.#sheet;
  }
}

export const unsafeCSS = (text: string): CSSResult => new CSSResult(text);

export function adoptStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  root.adoptedStyleSheets = styles.map(({ styleSheet }) => styleSheet);
}

export const getCompatibleStyle = <S>(style: S): S => style;

// Nobody here asks for these: they fall out of the bundle.
export const css = ({ raw }: TemplateStringsArray): CSSResult => unsafeCSS(raw.join(''));
export const supportsAdoptingStyleSheets = true;
