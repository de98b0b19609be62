import type { MapLabels } from './map-labels.js';

/** The basemap is made from Natural Earth, which is in the public domain and glad of a mention. */
const BASEMAP_CREDIT = 'Natural Earth';
/** What has room in a line beside the scale bar: so many letters, and so many for each pixel of the map. */
const LINE_LETTERS = 60;
const LETTERS_PER_PIXEL = 0.1;

/** Names those whose data the map shows. */
export interface CreditLine {
  /** Another one whenever it says something else: a line that grows from its end would count as a layout shift. */
  readonly element: HTMLElement;
  /** The tile provider's own credit; without it stands that of the basemap. */
  setMain(credit?: readonly (string | Node)[]): void;
  /** Whose data the pins are placed by: in the line, or behind a button where that would be long. */
  setCredits(credits: readonly string[]): void;
  setLabels(labels: MapLabels): void;
  /** How wide the map is. */
  setWidth(pixels: number): void;
}

export function createCreditLine(): CreditLine {
  let element = document.createElement('div');
  element.className = 'map-credit map-chrome';
  const main = document.createElement('span');
  const more = document.createElement('details');
  const summary = document.createElement('summary');
  const text = document.createElement('p');
  more.append(summary, text);
  let credits: readonly string[] = [];
  let most = LINE_LETTERS;
  let shown = '';

  const update = (): void => {
    const line = ['', ...credits].join(' · ');
    const isLong = main.textContent.length + line.length > most;
    const next = `${main.textContent}${line}${isLong}`;
    if (next === shown) return;
    shown = next;
    text.textContent = credits.join(' · ');
    const before = element;
    element = before.cloneNode() as HTMLDivElement;
    element.append(main, isLong ? more : line);
    before.replaceWith(element);
  };
  const setMain = (credit: readonly (string | Node)[] = [BASEMAP_CREDIT]): void => {
    main.replaceChildren(...credit);
    update();
  };
  setMain();
  return {
    get element() {
      return element;
    },
    setMain,
    setCredits(next) {
      credits = next;
      update();
    },
    setLabels({ aboutData }) {
      summary.textContent = aboutData;
    },
    setWidth(pixels) {
      most = Math.min(LINE_LETTERS, pixels * LETTERS_PER_PIXEL);
      update();
    },
  };
}
