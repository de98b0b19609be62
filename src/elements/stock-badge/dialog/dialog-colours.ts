import { adoptSheet } from '../../../controllers/adopt-sheet.js';
import { ancestors } from '../../../controllers/ancestors.js';
import { readColour } from '../../../controllers/read-colour.js';
import { luminance } from '../../../domain/rgb.js';

/** Least contrast at which text is read without effort. */
const leastContrast = 3;
/** Above it black is read better than white. */
const middleLuminance = 0.179;

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
    const [text, surface] = [color, backgroundColor].map((value) =>
      luminance(readColour(value).rgb),
    ) as [number, number];
    const contrast = (Math.max(text, surface) + 0.05) / (Math.min(text, surface) + 0.05);
    if (contrast < leastContrast)
      dialog.classList.add(surface > middleLuminance ? 'black' : 'white');
  }
}
