import { distanceMeters } from '../../domain/distance/distance-meters.js';
import { Precision, type LatLng, type Position, type Store } from '../../domain/store/store.js';
import type { TimeSlicer } from '../../scheduling/time-slicer.js';
import { nameKey } from '../names/name-key.js';
import type { City } from '../shards/city-tier.js';
import type { CountryShards } from '../shards/country-shards.js';
import { hasPostalShard, postalShardName } from '../shards/postal-shard-name.js';
import type { CountryLookup } from './country-lookup.js';
import { locateAddress } from './locate-address.js';
import { cityErrorMeters, radiusMeters } from './radius-meters.js';
import { streetCodes, type StreetCode } from './street-codes.js';
import { quarterNames, type QuarterName } from './street-quarters.js';

/** The largest distance between a town and a postal code of the same address. */
const SAME_PLACE_METERS = 60_000;
/** The largest distance between the middle of a town and that of its quarter. */
const MAX_QUARTER_METERS = 30_000;
const SAME_POINT_METERS = 2_000;
/** In a town of a smaller radius, a quarter is hardly nearer than the town itself. */
const WIDE_METERS = 10_000;
const REAL_TOWN = 15_000;
/** A code of a larger radius must tell clearly more than the town. */
const VAGUE_METERS = 20_000;
/** Here house numbers have four digits, as postal codes have. */
const LIKE_HOUSE_NUMBERS = 'AR';

interface Line {
  readonly store: Store;
  readonly town: Position | undefined;
  readonly codes: readonly StreetCode[];
  readonly quarters: readonly QuarterName[];
}

/**
 * Places stores of one country by their street lines: by a postal code there, or by a quarter of
 * their town. Only files that such a code or name needs are read.
 * @param towns the stores with the position of their town, if it is known
 * @returns the stores with a position, which is that of the town where the line tells no better one
 */
export async function readStreets(
  country: CountryShards,
  towns: ReadonlyMap<Store, Position | undefined>,
  pace: TimeSlicer,
): Promise<Map<Store, Position | undefined>> {
  const first = await country.places([]);
  const files = new Set<string>();
  const lines: Line[] = [];
  let needsBoth = false;
  for (const [store, town] of towns) {
    if (pace.isDue()) await pace.rest();
    const codes = first.isElsewhere(store.zip)
      ? []
      : streetCodes(store.address, country.code).filter((code) =>
          isPostcode(code, store, first, country.code),
        );
    for (const { key } of codes)
      if (hasPostalShard(country.code, key)) files.add(postalShardName(country.code, key));
    const quarters = town ? quarterNames(store.address) : [];
    lines.push({ store, town, codes, quarters });
  }
  await country.places([...files]);
  const found = new Map(towns);
  const open: Line[] = [];
  for (const line of lines) {
    if (pace.isDue()) await pace.rest();
    const position = byCode(line, first);
    if (position) found.set(line.store, position);
    else if (line.quarters.length || (!line.town && line.codes.length)) open.push(line);
  }
  for (const line of open) {
    if (pace.isDue()) await pace.rest();
    needsBoth ||= first.more && isUnknown(line, first);
    if (line.town) found.set(line.store, byQuarter(line, first));
  }
  if (!needsBoth) return found;
  const both = await country.placesOfBothTiers();
  for (const line of open) {
    if (pace.isDue()) await pace.rest();
    if (!isUnknown(line, first)) continue;
    found.set(line.store, line.town ? byQuarter(line, both) : byCode(line, both));
  }
  return found;
}

/** Whether the words beside a number tell that it is a postal code and not that of a house. */
function isPostcode(
  { code, isSure, before, after, isApartBefore, isApartAfter, rest }: StreetCode,
  { city, state, country }: Store,
  places: CountryLookup,
  countryCode: string,
): boolean {
  if (isSure) return true;
  if (countryCode === LIKE_HOUSE_NUMBERS) return false;
  const isTown = (words: string): boolean => {
    const { cities, loose } = places.towns(words);
    return cities.length > 0 && !loose;
  };
  const isRegion = (words: string): boolean =>
    /^[A-Z]{2,3}$/.test(words) ? places.state(words).isKnown : isSame(words, state);
  const lastWord = before.split(/\s+/).at(-1)!;
  if (isRegion(lastWord) || isRegion(before)) return true;
  const isLong = code.length >= 5;
  if (after && (isLong || isApartBefore || !isApartAfter) && isTown(withoutCode(after)))
    return true;
  if (before && (isLong || !isApartBefore) && isTown(before)) return true;
  const names = [city, state, country, countryCode, 'USA'];
  return isLong && !!before && rest.every((part) => names.some((name) => isSame(part, name)));
}

const isSame = (text: string, name: string): boolean => !!name && nameKey(text) === nameKey(name);

/** Returns the position of the last code in the line that agrees with the town. */
function byCode({ store, town, codes }: Line, places: CountryLookup): Position | undefined {
  const { city, state } = store;
  const area = places.state(state);
  const isThere = (place: City): boolean => !area.isKnown || !place.region || area.holds(place);
  for (const { code, before, earlier, after, isLettered } of codes) {
    const point = places.postcode(code);
    if (!point?.known) continue;
    const isNear = (place: LatLng): boolean => distanceMeters(place, point) <= SAME_PLACE_METERS;
    const confirms = (name: string): boolean => {
      const { cities, loose } = places.towns(name);
      return !loose && cities.some((place) => isThere(place) && isNear(place));
    };
    const named = places.towns(city).cities;
    const own = town ? [town] : named.filter(isThere);
    const beside = townWords(before, earlier, after);
    const name = own.length ? city : beside.find(confirms);
    // An unknown town beside the code is one too.
    const isWritten = !named.length && beside.some((words) => isSame(words, city));
    if (own.length ? !own.some(isNear) : !name && !isWritten && !isLettered) continue;
    const found = locateAddress({ zip: code, city: name ?? '', state }, places);
    if (typeof found !== 'object' || found.precision !== Precision.Postcode) continue;
    const isVague =
      found.radiusMeters > Math.max(VAGUE_METERS, (town?.radiusMeters ?? Infinity) / 2);
    if (!isVague) return found;
  }
  return undefined;
}

/** Returns the words beside a code that may be a town's name. A state may stand between. */
function townWords(before: string, earlier: string, after: string): string[] {
  const words = withoutCode(before).split(/\s+/);
  return [
    withoutCode(after),
    before,
    words.join(' ') || earlier,
    words.slice(-2).join(' '),
    words.at(-1)!,
  ];
}

/** Leaves out the code of a region or district, as in "Napoli NA". */
const withoutCode = (words: string): string => words.replace(/(?:^|\s+)[A-Z]{1,3}$/, '');

/** Whether the larger places lack a name in the line that may well be a town's or quarter's. */
const isUnknown = ({ town, quarters }: Line, places: CountryLookup): boolean =>
  !town ||
  quarters.some(
    ({ names, isDistrict }) =>
      (isDistrict ? !/[町村里]$/.test(names[0]!) : town.radiusMeters >= WIDE_METERS) &&
      !names.some((name) => places.named(name).length),
  );

/** Returns the smallest quarter in the line that lies in the town, or else the town. */
function byQuarter({ store, town, quarters }: Line, places: CountryLookup): Position {
  let here = town!;
  const area = places.state(store.state);
  const region = regionOf(here, store.city, places);
  const isThere = (place: City): boolean =>
    area.isKnown ? area.holds(place) : !region || place.region === region;
  for (const { names, isDistrict, isFirst } of quarters) {
    const within = Math.min(here.radiusMeters, MAX_QUARTER_METERS);
    const smaller = isDistrict ? here.radiusMeters : here.radiusMeters - 1;
    for (const name of names) {
      const there = places
        .named(name)
        .filter(
          (place) =>
            isThere(place) &&
            (!isFirst || place.population >= REAL_TOWN) &&
            radiusOf(place) <= smaller &&
            distanceMeters(place, here) <= within,
        );
      const place = clearlyNearest(there, here);
      if (!place) continue;
      const { lat, lng } = place;
      here = { lat, lng, precision: Precision.City, radiusMeters: radiusOf(place) };
      break;
    }
  }
  return here;
}

const radiusOf = ({ population }: City): number => radiusMeters(cityErrorMeters(population));

const regionOf = (town: Position, city: string, places: CountryLookup): number =>
  places.towns(city).cities.find((place) => distanceMeters(place, town) < 1)?.region ?? 0;

/** Returns the nearest place, or undefined when another one of the name is about as near. */
function clearlyNearest(places: readonly City[], point: LatLng): City | undefined {
  const meters = (place: LatLng): number => distanceMeters(place, point);
  const [first, second] = places.toSorted((a, b) => meters(a) - meters(b));
  const isClear =
    !first ||
    !second ||
    meters(second) > 2 * meters(first) ||
    distanceMeters(first, second) < SAME_POINT_METERS;
  return isClear ? first : undefined;
}
