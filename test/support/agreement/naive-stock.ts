import type { StockStatus } from '../../../src/domain/stock/stock-status.js';

/** A variant's id. null and undefined: nobody has named one. `''`: none is chosen. */
export type Variant = string | null | undefined;
/** The service's words for stock, by variant and location. */
export type Body = Readonly<Record<string, Readonly<Record<string, string>>>>;

const said: Readonly<Record<string, StockStatus>> = {
  in_stock: 'in',
  low_stock: 'low',
  out_of_stock: 'out',
};
/** Words in answers, including unknown ones. */
export const wordsSaid = [...Object.keys(said), 'in_stock', 'perhaps', ''];

/**
 * Exceptions by index: store 5 has no platform id; the platform id of store 9 equals the service's
 * id of another store.
 */
const platformIds: Readonly<Record<number, string>> = { 5: '', 9: '103' };
export const locations = Array.from({ length: 14 }, (_, nth) => ({
  id: 100 + nth,
  name: `Store ${nth}`,
  address: `${nth} High Street`,
  city: 'X',
  state: '',
  zip: '69001',
  country: nth % 3 ? 'France' : 'Germany',
  platform_location_id: platformIds[nth] ?? `${600 + nth}`,
  google_maps_url: '',
}));
export type Location = (typeof locations)[number];
/** The stores in the country that the page names. */
const inCountry = locations.filter(({ country }) => country === 'Germany');

/** Combines statuses: in if one is in, else low if one is low, out only if all are out. */
function together(all: readonly StockStatus[]): StockStatus {
  if (all.includes('in')) return 'in';
  if (all.includes('low')) return 'low';
  return all.length && all.every((each) => each === 'out') ? 'out' : 'unknown';
}

/**
 * Applies the plain rule: stock by platform ids, or by the service's own ids when the answer
 * contains no platform id.
 */
export function naive(body: Body, variant: Variant, location: Location): StockStatus {
  const named = new Set(Object.values(body).flatMap((row) => Object.keys(row)));
  const isByPlatform = locations.some(({ platform_location_id: id }) => named.has(id));
  const key = isByPlatform ? location.platform_location_id : `${location.id}`;
  const rows = variant == null ? Object.values(body) : [body[variant]];
  return together(rows.map((row) => said[row?.[key] ?? ''] ?? 'unknown'));
}

const ofCountry = (body: Body, variant: Variant): readonly StockStatus[] =>
  inCountry.map((location) => naive(body, variant, location));

export const naiveOverall = (body: Body, variant: Variant): StockStatus =>
  together(ofCountry(body, variant));

/** Counts the stores that have the variant. */
export const naiveCount = (body: Body, variant: Variant): number =>
  ofCountry(body, variant).filter((status) => status === 'in' || status === 'low').length;
