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

// a merchant's file is never complete
const placed = stores.filter((_store, nth) => nth % 150 !== 75);
const positions = placed.map(
  (store) => `${JSON.stringify(store.platform_location_id)}:${JSON.stringify(store.at)}`,
);
write('positions.json', `{"by":"platformLocationId","positions":{\n${positions.join(',\n')}\n}}\n`);
console.log(`${stores.length} stores, ${placed.length} with a position`);
