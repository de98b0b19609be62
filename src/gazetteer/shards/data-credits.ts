/** Owed wherever positions or names of the shards are shown (CC BY 4.0, Unicode licence). */
const EVERYWHERE = 'GeoNames, © Unicode, Inc.';
const ROYAL_MAIL = 'Royal Mail data © Royal Mail copyright and database right';
const BY_COUNTRY = new Map([
  ['GB', ROYAL_MAIL],
  ['GG', ROYAL_MAIL],
  ['IM', ROYAL_MAIL],
  ['JE', ROYAL_MAIL],
  ['JP', 'Geolonia (CC BY 4.0), MLIT Japan, Geospatial Information Authority of Japan'],
  ['KR', 'Statistics Korea'],
  ['TW', 'Ministry of the Interior, Taiwan'],
]);

/**
 * Whose data places the stores of some countries (ISO 3166-1 alpha-2), for the map's credit; sources and licences in
 * full: `data/README.md`.
 */
export const dataCredits = (countries: Iterable<string>): string[] => [
  ...new Set([EVERYWHERE, ...[...countries].flatMap((code) => BY_COUNTRY.get(code) ?? [])]),
];
