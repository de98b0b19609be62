import { adoptSheet } from '../../../controllers/look/adopt-sheet.js';
import { ancestors } from '../../../controllers/look/ancestors.js';

/**
 * Brightness goes from 0 to 255. Text is not readable when it differs by less from its background.
 */
const leastDifference = 80;
const middleBrightness = 128;

/**
 * Returns the brightness by the weights of old television (ITU-R BT.601); undefined for colours
 * that are not in `rgb` notation.
 */
function brightness(colour: string): number | undefined {
  if (!colour.startsWith('rgb')) return undefined;
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** Computed colours contain an alpha value only when they are not opaque. */
const isOpaque = (colour: string): boolean => !/^rgba|\//.test(colour);

function backgroundBehind(host: Element): string {
  for (const element of ancestors(host)) {
    const { backgroundColor } = getComputedStyle(element);
    if (isOpaque(backgroundColor)) return backgroundColor;
  }
  return '#fff';
}

/**
 * Gives a dialog the colours of its host's place: the inherited text colour on the first opaque
 * background.
 *
 * A text colour that was meant for a picture behind it may be unreadable on that background. The
 * text is then black or white.
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
