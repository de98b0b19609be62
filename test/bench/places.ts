// Prints how well and how fast stores are placed from the shards: `node --import tsx test/bench/places.ts`
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { countryCode } from '../../src/domain/country-code.js';
import { distanceMeters } from '../../src/domain/distance-meters.js';
import type { Store } from '../../src/domain/store.js';
import type { Reader } from '../../src/places/reader.js';
import { resolveStores } from '../../src/places/resolve-stores.js';

const data = new URL('../../src/places/data/', import.meta.url).pathname;
const stores = process.argv[2] ?? '../shared/data/stores';

const diskReader = (): Reader => async (name) => {
  const bytes = await readFile(join(data, name));
  return new Uint8Array(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes);
};
