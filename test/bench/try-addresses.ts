// Prints how far each row of a table is placed from where it is: `node --import tsx FILE TABLE`.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import { countryCode } from '../../src/domain/country/country-code.js';
import { locateStores } from '../../src/gazetteer/locate/locate-stores.js';
const data = new URL('../../src/gazetteer/data/', import.meta.url);
const rows = readFileSync(process.argv[2]!, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((l) => l.split('\t'));
const stores = rows.map(([city = '', state = '', zip = '', country = ''], id) => ({
  id,
  name: '',
  mapsUrl: '',
  platformLocationId: '',
  position: undefined,
  address: '',
  city,
  state,
  zip,
  country,
  countryCode: countryCode(country),
}));
const found = await locateStores(stores, {
  read: async (name) =>
    new Uint8Array(gunzipSync(await readFile(fileURLToPath(new URL(name, data))))),
});
let bad = 0;
rows.forEach((row, id) => {
  const at = found.get(id);
  const km = at ? distanceMeters(at, { lat: +row[4]!, lng: +row[5]! }) / 1000 : NaN;
  if (km <= +row[6]!) return;
  bad++;
  console.log(
    `${at ? km.toFixed(1) + ' km off' : 'no pin'} (within ${row[6]}): ${row.slice(0, 4).join(' | ')} [${row[7]}]${at ? ` at ${at.lat.toFixed(2)},${at.lng.toFixed(2)}` : ''}`,
  );
});
console.log(`${rows.length - bad} of ${rows.length} right`);
