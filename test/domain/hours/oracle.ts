import { readFileSync } from 'node:fs';
import OpeningHours from 'opening_hours';

// The oracle reads the wall clock of the process. See comparison.ts.
process.env.TZ = 'UTC';

/** The 500 strings: real ones, and others made by a seed. */
export const strings: readonly string[] = readFileSync(
  new URL('osm-strings.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/**
 * The oracle is asked at a place in France: it then knows the dates of public holidays. The same
 * dates are given to our code as the merchant's, and its strings of `PH` mean the same to both.
 */
const place = {
  lat: 48.86,
  lon: 2.35,
  address: { country_code: 'fr', country: 'France', state: 'Île-de-France' },
} as const;

const oracles = new Map<string, OpeningHours | undefined>();

/** Returns the oracle's reading of a string; undefined when it refuses the string. */
export function oracleOf(text: string): OpeningHours | undefined {
  if (!oracles.has(text)) oracles.set(text, read(text));
  return oracles.get(text);
}

function read(text: string): OpeningHours | undefined {
  try {
    const oracle = new OpeningHours(text, place, { locale: 'en' } as never);
    // Some faults are found at the first question only.
    oracle.getNextChange(new Date(2026, 5, 1), new Date(2027, 5, 1));
    return oracle;
  } catch {
    return undefined;
  }
}

/** The dates of the oracle's public holidays, as a merchant gives them. */
export const holidays: readonly string[] = new OpeningHours('PH', place as never)
  .getOpenIntervals(new Date(2025, 0, 1), new Date(2031, 0, 1))
  .flatMap(([from, to]) => datesBetween(from, to));

function datesBetween(from: Date, to: Date): string[] {
  const dates: string[] = [];
  for (const date = new Date(from); date < to; date.setDate(date.getDate() + 1))
    dates.push(
      [date.getFullYear(), date.getMonth() + 1, date.getDate()]
        .map((number) => String(number).padStart(2, '0'))
        .join('-'),
    );
  return dates;
}

/** The state that the oracle tells. */
export function oracleState(oracle: OpeningHours, date: Date): 'open' | 'closed' | 'unknown' {
  if (oracle.getUnknown(date)) return 'unknown';
  return oracle.getState(date) ? 'open' : 'closed';
}

/** Returns the next change of the oracle's state. Changes of the comment alone are passed over. */
export function oracleChange(oracle: OpeningHours, date: Date, limit: Date): Date | undefined {
  const state = oracleState(oracle, date);
  for (let at: Date | undefined = date; ;) {
    at = oracle.getNextChange(at, limit);
    if (!at || at > limit) return undefined;
    if (oracleState(oracle, at) !== state) return at;
  }
}

/** Returns a function that gives numbers from 0 up to 1, the same ones for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
