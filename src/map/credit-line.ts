import { parseAttribution } from './parse-attribution.js';

/** The basemap is made from Natural Earth, which is in the public domain and glad of a mention. */
const BASEMAP_CREDIT = 'Natural Earth';

export interface CreditLine {
  readonly element: HTMLElement;
  /** Names the tile provider, or without one the source of the basemap, and whose data the pins are placed by. */
  update(attribution: string | undefined, credits: readonly string[]): void;
}

export function createCreditLine(): CreditLine {
  const element = document.createElement('div');
  element.className = 'map-credit map-chrome';
  return {
    element,
    update(attribution = BASEMAP_CREDIT, credits) {
      const named = parseAttribution(attribution).map(({ text, href }) => {
        if (!href) return text;
        const link = document.createElement('a');
        link.href = href;
        link.target = '_blank';
        link.rel = 'noopener';
        link.textContent = text;
        return link;
      });
      element.replaceChildren(...named, ...credits.map((credit) => ` · ${credit}`));
    },
  };
}
