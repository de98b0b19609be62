import { shopOf } from '../../../controllers/shop-of.js';
import type { ConnectionProperties } from '../../connection-properties.js';

/** From which file stores come, where they are and how that is shown: what a page tells its locator once. */
const told = [
  ...['src', 'coordinates', 'coordinatesSrc', 'details', 'geocoder', 'dataUrl'],
  ...['countries', 'units', 'tiles', 'tilesAttribution', 'tilesConsent', '_tilesAllowed'],
] as const;

type Told = ConnectionProperties & Partial<Record<string, unknown>>;

/**
 * Gives a locator what the page's own has been told.
 * @param merchant whose stores they are
 */
export function likeOnPage(locator: HTMLElement, merchant: ConnectionProperties): void {
  const own = shopOf(merchant);
  const others = [...document.querySelectorAll<HTMLElement & Told>('store-locator')];
  const other = others.find((each) => shopOf(each) === own);
  if (!other) return;
  for (const name of told)
    if (other[name] !== undefined) Object.assign(locator, { [name]: other[name] });
  const json = other.querySelector(':scope > script[type="application/json"]');
  if (json) locator.append(json.cloneNode(true));
}
