import { Attribution, create, disableClickPropagation } from '../view/leaflet.js';
import type { MapLabels } from '../map-labels.js';

/**
 * The room beside the scale bar in letters: at most this many, and at most so many per pixel of the
 * map's width.
 */
const LINE_LETTERS = 60;
const LETTERS_PER_PIXEL = 0.1;

/**
 * Leaflet's attribution: the sources of the map's data, those of its layers first. Leaflet sets all
 * of it as HTML. Here links are links, and all else is text.
 */
export class AttributionControl extends Attribution {
  #placedBy: readonly string[] = [];
  #aboutData = '';
  #most = LINE_LETTERS;
  #shown = '';
  #linked: ((credit: string) => (string | Node)[]) | undefined;

  /**
   * Sets the sources of the pins' positions. They stand in the line, or behind a button when the
   * line would be too long.
   */
  setCredits(credits: readonly string[]): void {
    this.#placedBy = credits;
    this._update();
  }

  setLabels({ aboutData }: MapLabels): void {
    this.#aboutData = aboutData;
    this._update();
  }

  /** Sets the width of the map. */
  setWidth(pixels: number): void {
    this.#most = Math.min(LINE_LETTERS, pixels * LETTERS_PER_PIXEL);
    this._update();
  }

  override _update(): void {
    if (!this._map) return;
    const texts = Object.keys(this._attributions).filter((text) => this._attributions[text]);
    // Plain texts are all that a map without streets, tiles and a page's layers has.
    if (!this.#linked && texts.some((text) => /[<&]/.test(text))) this.#loadLinks();
    const main = create('span');
    main.append(
      ...texts.flatMap((text, at) => [
        at ? ' · ' : '',
        ...(this.#linked?.(text) ?? [text.replace(/<[^>]*>/g, '')]),
      ]),
    );
    const line = ['', ...this.#placedBy].join(' · ');
    const isLong = main.textContent.length + line.length > this.#most;
    const next = [...texts, !this.#linked, line, isLong, isLong && this.#aboutData].join('|');
    if (next === this.#shown) return;
    this.#shown = next;
    // A new element is used, because a line that grows at its end would count as a layout shift.
    const before = this._container;
    this._container = before.cloneNode() as HTMLElement;
    disableClickPropagation(this._container);
    this._container.append(main, isLong ? this.#more(!!before.querySelector('[open]')) : line);
    before.replaceWith(this._container);
  }

  /** Loads the code for links. Until then, and without a network, their text stands alone. */
  #loadLinks(): void {
    import('./linked-credit.js').then(
      ({ linkedCredit }) => {
        this.#linked = linkedCredit;
        this._update();
      },
      () => undefined,
    );
  }

  #more(isOpen: boolean): HTMLElement {
    const more = create('details');
    create('summary', '', more).textContent = this.#aboutData;
    create('p', '', more).textContent = this.#placedBy.join(' · ');
    more.open = isOpen;
    return more;
  }
}
