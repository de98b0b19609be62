import { create } from '../view/leaflet.js';
import { parseAttribution } from './parse-attribution.js';

/** Returns a credit's texts and links. */
export const linkedCredit = (credit: string): (string | Node)[] =>
  parseAttribution(credit).map(({ text, href }) => {
    if (!href) return text;
    const link = create('a');
    link.href = href;
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = text;
    return link;
  });
