// Builds the list of large airports. See ../data/README.md.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { shardWriter } from './shard-writer.mjs';

const FILE = new URL('../data/airports.bin', import.meta.url);
const UNITS_PER_DEGREE = 100;

const { values: options } = parseArgs({ options: { airports: { type: 'string' } } });
const { AIRPORTS } = await tsImport('../search/find-airports.ts', import.meta.url);
const { getAirportsByType } = createRequire(import.meta.url)(resolve(options.airports));

/** The words that most names have, and that the page adds. */
const shortName = (name) =>
  name
    .replace(/\b(?:International|Intl|Regional|Municipal|Airport|Aéroport|Aeropuerto)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const airports = (await getAirportsByType('large_airport'))
  .filter(({ iata, scheduled_service: isServed }) => /^[A-Z]{3}$/.test(iata) && isServed === 'TRUE')
  .sort((a, b) => (a.iata < b.iata ? -1 : 1));
const writer = shardWriter(AIRPORTS);
writer.lines(airports.map(({ iata, country_code: country }) => iata + country));
writer.lines(airports.map(({ airport }) => shortName(airport)));
writer.column(airports.map(({ latitude }) => Math.round((latitude + 90) * UNITS_PER_DEGREE)));
writer.column(airports.map(({ longitude }) => Math.round((longitude + 180) * UNITS_PER_DEGREE)));
const bytes = writer.file();
writeFileSync(FILE, bytes);
console.log(`airports.bin: ${airports.length} airports, ${(bytes.length / 1024).toFixed(1)} KB`);
