import type { MapLabels } from './map-labels.js';
import { parseAttribution } from './parse-attribution.js';

/** The basemap is made from Natural Earth, which is in the public domain and glad of a mention. */
const BASEMAP_CREDIT = 'Natural Earth';
/** What has room in a line beside the scale bar. */
const LINE_LETTERS = 60;

/** Names those whose data the map shows. */
export interface CreditLine {
  readonly element: HTMLElement;
  /** The tile provider's own credit; without it stands that of the basemap. */
  setAttribution(attribution: string | undefined): void;
  /** Whose data the pins are placed by: in the line, or behind a button where that would be long. */
  setCredits(credits: readonly string[]): void;
  setLabels(labels: MapLabels): void;
}

export function createCreditLine(): CreditLine {
  const element = document.createElement('div');
  element.className = 'map-credit map-chrome';
  const main = document.createElement('span');
  const more = document.createElement('details');
  const summary = document.createElement('summary');
  const text = document.createElement('p');
  more.append(summary, text);
  let credits: readonly string[] = [];

  const update = (): void => {
    const line = ['', ...credits].join(' · ');
    const isLong = main.textContent.length + line.length > LINE_LETTERS;
    text.textContent = credits.join(' · ');
    element.replaceChildren(main, isLong ? more : line);
  };
  const setAttribution = (attribution = BASEMAP_CREDIT): void => {
    main.replaceChildren(
      ...parseAttribution(attribution).map(({ text, href }) => {
        if (!href) return text;
        const link = document.createElement('a');
        link.href = href;
        link.target = '_blank';
        link.rel = 'noopener';
        link.textContent = text;
        return link;
      }),
    );
    update();
  };
  setAttribution();
  return {
    element,
    setAttribution,
    setCredits(next) {
      credits = next;
      update();
    },
    setLabels({ aboutData }) {
      summary.textContent = aboutData;
    },
  };
}
