/**
 * The credit required on every page that shows positions or names of the shards (CC BY 4.0, Unicode
 * licence).
 */
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
 * Returns the credits for the data that places stores in some countries (ISO 3166-1 alpha-2). The
 * map shows them; `data/README.md` lists all sources and licences.
 */
export const dataCredits = (countries: Iterable<string>): string[] => [
  ...new Set([EVERYWHERE, ...[...countries].flatMap((code) => BY_COUNTRY.get(code) ?? [])]),
];
