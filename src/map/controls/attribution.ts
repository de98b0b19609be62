import { Attribution, create, disableClickPropagation } from '../view/leaflet.js';
import type { MapLabels } from '../map-labels.js';
import { parseAttribution } from './parse-attribution.js';

/** What has room in a line beside the scale bar: so many letters, and so many for each pixel of the map. */
const LINE_LETTERS = 60;
const LETTERS_PER_PIXEL = 0.1;

/**
 * Leaflet's attribution: names those whose data the map shows, its layers' first. Leaflet sets all
 * that as HTML; here links are links, and all else is text.
 */
export class AttributionControl extends Attribution {
  #placedBy: readonly string[] = [];
  #aboutData = '';
  #most = LINE_LETTERS;
  #shown = '';

  /** By whose data the pins are placed: in the line, or behind a button where that would be long. */
  setCredits(credits: readonly string[]): void {
    this.#placedBy = credits;
    this._update();
  }

  setLabels({ aboutData }: MapLabels): void {
    this.#aboutData = aboutData;
    this._update();
  }

  /** How wide the map is. */
  setWidth(pixels: number): void {
    this.#most = Math.min(LINE_LETTERS, pixels * LETTERS_PER_PIXEL);
    this._update();
  }

  override _update(): void {
    if (!this._map) return;
    const texts = Object.keys(this._attributions).filter((text) => this._attributions[text]);
    const main = create('span');
    main.append(...texts.flatMap((text, at) => [at ? ' · ' : '', ...linked(text)]));
    const line = ['', ...this.#placedBy].join(' · ');
    const isLong = main.textContent.length + line.length > this.#most;
    const next = [...texts, line, isLong, isLong && this.#aboutData].join('|');
    if (next === this.#shown) return;
    this.#shown = next;
    // Another element: a line that grows from its end would count as a layout shift.
    const before = this._container;
    this._container = before.cloneNode() as HTMLElement;
    disableClickPropagation(this._container);
    this._container.append(main, isLong ? this.#more(!!before.querySelector('[open]')) : line);
    before.replaceWith(this._container);
  }

  #more(isOpen: boolean): HTMLElement {
    const more = create('details');
    const [summary, text] = [create('summary'), create('p')];
    summary.textContent = this.#aboutData;
    text.textContent = this.#placedBy.join(' · ');
    more.append(summary, text);
    more.open = isOpen;
    return more;
  }
}

const linked = (credit: string): (string | Node)[] =>
  parseAttribution(credit).map(({ text, href }) => {
    if (!href) return text;
    const link = create('a');
    link.href = href;
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = text;
    return link;
  });
