import type { StockStatus } from '../../../src/domain/stock/stock-status.js';

/** Nobody has said which, or none is chosen (`''`). */
export type Variant = string | null | undefined;
/** Words by variant and location, as the service has them. */
export type Body = Readonly<Record<string, Readonly<Record<string, string>>>>;

const said: Readonly<Record<string, StockStatus>> = {
  in_stock: 'in',
  low_stock: 'low',
  out_of_stock: 'out',
};
/** Also such as nobody knows. */
export const wordsSaid = [...Object.keys(said), 'in_stock', 'perhaps', ''];

/** One has no id on the platform, and one such id is another store's with the service. */
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
/** In the country that the page names. */
const inCountry = locations.filter(({ country }) => country === 'Germany');

/** In where one is, else low where one is, out where all are. */
function together(all: readonly StockStatus[]): StockStatus {
  if (all.includes('in')) return 'in';
  if (all.includes('low')) return 'low';
  return all.length && all.every((each) => each === 'out') ? 'out' : 'unknown';
}

/** What the answer says, by the rule alone: by platform ids, or by the service's own where none of those is in it. */
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

/** How many have it. */
export const naiveCount = (body: Body, variant: Variant): number =>
  ofCountry(body, variant).filter((status) => status === 'in' || status === 'low').length;
