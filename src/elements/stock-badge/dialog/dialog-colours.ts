import { adoptSheet } from '../../../controllers/adopt-sheet.js';
import { ancestors } from '../../../controllers/ancestors.js';

/** Brightness goes from 0 to 255; text that differs by less from what is behind it is not read. */
const leastDifference = 80;
const middleBrightness = 128;

/** By the weights of old television; undefined of notations that are not counted in red, green and blue. */
function brightness(colour: string): number | undefined {
  if (!colour.startsWith('rgb')) return undefined;
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** Computed colours name their alpha where they have one. */
const isOpaque = (colour: string): boolean => !/^rgba|\//.test(colour);

function backgroundBehind(host: Element): string {
  for (const element of ancestors(host)) {
    const { backgroundColor } = getComputedStyle(element);
    if (isOpaque(backgroundColor)) return backgroundColor;
  }
  return '#fff';
}

/**
 * Gives a dialog the colours of the place where its host stands: the inherited text on the first opaque background. Text
 * that was meant for a picture behind it would not be read there: it is black or white then.
 */
export class DialogColours {
  readonly #host: Element;
  readonly #sheet = new CSSStyleSheet();
  #background = '';

  constructor(host: Element) {
    this.#host = host;
    adoptSheet(host, this.#sheet);
  }

  show(dialog: Element): void {
    const background = backgroundBehind(this.#host);
    if (background !== this.#background) {
      this.#background = background;
      this.#sheet.replaceSync(`dialog{--_surface:${background}}`);
    }
    dialog.classList.remove('black', 'white');
    const { color, backgroundColor } = getComputedStyle(dialog);
    const [text, surface] = [brightness(color), brightness(backgroundColor)];
    if (text === undefined || surface === undefined) return;
    if (Math.abs(text - surface) < leastDifference)
      dialog.classList.add(surface > middleBrightness ? 'black' : 'white');
  }
}
