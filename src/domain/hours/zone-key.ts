import { normalizeText } from '../search/normalize-text.js';

/** Words that a region's name has in some addresses, and in others not. */
const kind =
  /\b(region|province|state|oblast|kra[iy]|republic|of|prefecture|department|city)\b|область|край|республика/g;

/** Returns the form of a region's or town's name in the table of zones. */
export const zoneKey = (name: string): string => {
  const text = normalizeText(name);
  return (text.replace(kind, '').trim() || text).replace(/ /g, '');
};
