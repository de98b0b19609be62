import { shopOf } from '../../../controllers/listing/shop-of.js';
import type { ConnectionProperties } from '../../connection-properties.js';

/** The properties that a page sets on its locator: its sources of stores, and how to show them. */
const copied = [
  'src',
  'coordinates',
  'coordinatesSrc',
  'streetsSrc',
  'details',
  'detailsSrc',
  'geocoder',
  'dataUrl',
  'countries',
  'units',
  'tiles',
  'tilesAttribution',
  'tilesConsent',
  '_tilesAllowed',
] as const;

type CopiedProperties = ConnectionProperties & Partial<Record<string, unknown>>;

/**
 * Copies these properties, and the JSON inside, from the page's own locator of the same merchant.
 * @param merchant the merchant whose stores are shown
 */
export function likeOnPage(locator: HTMLElement, merchant: ConnectionProperties): void {
  const own = shopOf(merchant);
  const others = [...document.querySelectorAll<HTMLElement & CopiedProperties>('store-locator')];
  const other = others.find((each) => shopOf(each) === own);
  if (!other) return;
  for (const name of copied)
    if (other[name] !== undefined) Object.assign(locator, { [name]: other[name] });
  const json = other.querySelector(':scope > script[type="application/json"]');
  if (json) locator.append(json.cloneNode(true));
}
