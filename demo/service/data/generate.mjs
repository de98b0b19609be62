/**
 * Writes the JSON files beside this script: an invented chain in real towns, the same at every run.
 *
 *     node demo/service/data/generate.mjs FOLDER
 *
 * FOLDER holds `postal/CC.tsv.gz` (code, lat, lng, place, state code, state name) and
 * `names/places-i18n.tsv.gz` (country, lat, lng, population, name, other names separated by `|`).
 * Towns, regions and postal codes are real, from GeoNames (CC BY 4.0). British codes contain Royal
 * Mail data © Royal Mail copyright and database right. Japanese codes and points are from Japan
 * Post and Geolonia (CC BY 4.0). Brand, streets, people and the parts of postal codes that the open
 * data does not have are invented.
 */
import { writeFileSync } from 'node:fs';
import { catalogue } from './generator/catalogue.mjs';
import { measured } from './generator/cities.mjs';
import { details } from './generator/details.mjs';
import { reservations } from './generator/reservations.mjs';
import { chain } from './generator/stores.mjs';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node demo/service/data/generate.mjs FOLDER');
  process.exit(1);
}

/** One record a line: small, and a change reads well in a diff. */
const lines = (records) => `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;
const write = (name, text) => writeFileSync(new URL(name, import.meta.url), text);

const stores = chain(folder);
const products = catalogue();

const onTheWire = ({ at: _at, countryCode: _country, language: _language, ...record }) => record;
write('locations.json', lines(stores.map(onTheWire)));
write('products.json', lines(products));
write('reservations.json', lines(reservations(stores, products)));

/** One entry of a store a line, by the platform's ids. */
const keyed = (name, entries) =>
  `{"by":"platformLocationId","${name}":{\n${entries
    .map(([id, value]) => `${JSON.stringify(id)}:${JSON.stringify(value)}`)
    .join(',\n')}\n}}\n`;

// a merchant's file is never complete
const placed = stores.filter((_store, nth) => nth % 150 !== 75);
const positions = placed.map((store) => [store.platform_location_id, store.at]);
write('positions.json', keyed('positions', positions));

const inCities = stores.flatMap((store) => {
  const spot = measured(store);
  return spot ? [[store.platform_location_id, spot.position]] : [];
});
write('city-positions.json', keyed('positions', inCities));
write('details.json', keyed('details', details(stores)));
console.log(
  `${stores.length} stores, ${placed.length} with a position, ${inCities.length} measured`,
);
