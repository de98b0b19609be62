import { alternatesOf } from './alternates.mjs';
import { shardWriter } from './shard-writer.mjs';

const UNITS_PER_DEGREE = 200;
/** The share of a place's population from which another place of that name is rather meant. */
const RIVAL_SHARE = 0.05;
const ONE_TIER_BYTES = 14_600;
/**
 * The most bytes of the first tier: without names in foreign languages, which few visitors type,
 * with those of large towns, and with all.
 */
const FIRST_TIER_BYTES = 41_000;
const FIRST_TIER_BYTES_WITH_KNOWN = 43_600;
const FIRST_TIER_BYTES_WITH_ALL = 44_600;
/**
 * The least populations of places whose foreign names are in the first tier if not all fit. The
 * capital always has them. The first value that fits is taken.
 */
const KNOWN_ABROAD = [300_000, 500_000, 700_000, 1_000_000, 3_000_000];
const COUNTRY_BYTES = 285_500;
/**
 * The least populations of places in the first tier, and in both tiers. The first value that keeps
 * the files small enough is taken.
 */
const FIRST_TIER = [2000, 5000, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000];
const ALL = [500, 1000, 1500, 2000, 3000, 5000];

/**
 * Returns the shards of one country: `cities-CC-1.bin`, and `cities-CC-2.bin` if it has many
 * places.
 */
export function cityShards(country, places, regions, parts, modules) {
  const { nameKey } = modules;
  const rivals = mainNames(places, nameKey);
  const letters = new Set(places.flatMap(({ native }) => native.flatMap((name) => [...name])));
  const all = places
    .map((place) => ({
      ...place,
      key: nameKey(place.name),
      ...alternatesOf(place, country, modules, {
        isTaken: (name) => {
          const rival = rivals.get(nameKey(name));
          return !!rival && rival !== place && rival.population >= RIVAL_SHARE * place.population;
        },
        letters,
        isLargest: rivals.get(nameKey(place.name)) === place,
      }),
    }))
    .filter(({ key }) => key)
    .sort((a, b) => order(a.key, b.key) || b.population - a.population);
  const least = ALL.find(
    (population, i) => i === ALL.length - 1 || bytesOf(tiers(population, 0)) <= COUNTRY_BYTES,
  );
  const one = tiers(least, 0);
  if (bytesOf(one) <= ONE_TIER_BYTES) return one;
  const firstBytes = (files) => files.get(`cities-${country}-1.bin`).length;
  const first =
    FIRST_TIER.find(
      (population) => firstBytes(tiers(least, population, Infinity)) <= FIRST_TIER_BYTES,
    ) ?? FIRST_TIER.at(-1);
  const withAll = tiers(least, first, 0);
  if (firstBytes(withAll) <= FIRST_TIER_BYTES_WITH_ALL) return withAll;
  const known = KNOWN_ABROAD.find(
    (population) => firstBytes(tiers(least, first, population)) <= FIRST_TIER_BYTES_WITH_KNOWN,
  );
  return tiers(least, first, known ?? Infinity);

  function tiers(leastOfAll, leastOfFirst, leastAbroad = 0) {
    const isFirst = (place) => place.capital || place.urban || place.population >= leastOfFirst;
    const kept = all.filter(
      (place) => place.population >= leastOfAll || place.seat || place.native.length,
    );
    const [first, second] = [kept.filter(isFirst), kept.filter((place) => !isFirst(place))];
    const indices = new Map([...first, ...second].map((place, i) => [place, i]));
    const names = (some, kind) =>
      some.flatMap((place) =>
        place[kind].map(({ name, best }) => ({ name, best, index: indices.get(place) })),
      );
    const files = new Map();
    const single = second.length === 0;
    const tier = (number, some, alternates) =>
      files.set(
        `cities-${country}-${number}.bin`,
        encode(
          { number, last: single || number === 2, places: some, alternates, regions, parts },
          modules,
        ),
      );
    const isKnownAbroad = (place) =>
      single || place.population >= leastAbroad || (place.capital && leastAbroad < Infinity);
    const [known, others] = [
      first.filter(isKnownAbroad),
      first.filter((one) => !isKnownAbroad(one)),
    ];
    tier(1, first, [...names(first, 'home'), ...names(known, 'abroad')]);
    if (single) return files;
    const more = [...names(second, 'home'), ...names(second, 'abroad')];
    tier(2, second, [...more, ...names(others, 'abroad')]);
    return files;
  }
}

/** Returns the largest place for each main name. */
function mainNames(places, nameKey) {
  const largest = new Map();
  for (const place of places) {
    const key = nameKey(place.name);
    if (place.population > (largest.get(key)?.population ?? 0)) largest.set(key, place);
  }
  return largest;
}

function encode({ number, last, places, alternates, regions, parts }, { ShardKind, nameKey }) {
  const writer = shardWriter(ShardKind.Cities);
  writer.count(Number(!last));
  writer.lines(number === 1 ? regions.map(({ names }) => names.join('|')) : []);
  writer.count(UNITS_PER_DEGREE);
  writer.count(places.length);
  writer.lines(places.map(({ name }) => name));
  for (const [axis, offset] of [
    ['lat', 90],
    ['lng', 180],
  ]) {
    const values = places.map((place) => Math.round((place[axis] + offset) * UNITS_PER_DEGREE));
    const least = values.reduce((a, b) => Math.min(a, b), Infinity);
    writer.count(places.length ? least : 0);
    writer.column(values.map((value) => value - least));
  }
  writer.column(places.map(({ population }) => populationStep(population)));
  writer.column(places.map(({ admin1 }) => 1 + regions.findIndex(({ code }) => code === admin1)));
  const sorted = alternates
    .map((alternate) => ({ ...alternate, key: nameKey(alternate.name) }))
    .sort((a, b) => order(a.key, b.key) || a.index - b.index);
  writer.count(sorted.length);
  writer.lines(sorted.map(({ name }) => name));
  writer.column(sorted.map(({ index }) => index));
  writer.column(sorted.map(({ best }) => Number(best)));
  const some = last ? parts : [];
  writer.lines(some.map(({ names }) => names.join('|')));
  writer.column(some.map(({ lat }) => Math.round((lat + 90) * UNITS_PER_DEGREE)));
  writer.column(some.map(({ lng }) => Math.round((lng + 180) * UNITS_PER_DEGREE)));
  writer.column(some.map(({ km }) => km));
  return writer.file();
}

/**
 * Encodes a population in eighths of a doubling above 100 people, which is exact within 5%. 0 means
 * unknown.
 */
const populationStep = (population) =>
  population ? Math.min(255, Math.max(1, Math.round(8 * Math.log2(population / 100)) + 1)) : 0;

const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const bytesOf = (files) => [...files.values()].reduce((sum, { length }) => sum + length, 0);
