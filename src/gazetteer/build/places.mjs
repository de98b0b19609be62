import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { currentRegion } from './curated-regions.mjs';
import { kilometers, placeIndex } from './place-index.mjs';

/**
 * GeoNames' feature codes of settlements to leave out, such as abandoned, moved or destroyed ones.
 */
const GONE = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH', 'STLMT']);
const QUARTER = 'PPLX';
/**
 * A large quarter that has about as many people as the largest town near it, by a ratio between
 * these, was given those of the whole town.
 */
const LIKE_TOWN = [0.5, 1.5];
const LARGE_QUARTER = 100_000;
/** The share that such a quarter is given, so that its town comes before it. */
const SHARE_OF_TOWN = 0.1;
const TOWN_KM = 15;
/** A quarter of a city this many times as large, this near, has people of its own. */
const CITY_TIMES = 3;
const CITY_KM = 40;
const KM_PER_DEGREE = 111;
const SEATS = new Set(['PPLC', 'PPLA', 'PPLA2', 'PPLA3']);
const SAME_TOWN_KM = 15;
const ENGLISH_AFTER =
  /[- ](?:shi|ku|machi|cho|mura|son|si|gun|gu|do|City|District|Township|County)$|si$/;
const NATIVE_AFTER = /(?<=..)[市区區町村鎮鄉시구군]$/;
const SAME_POINT_DEGREES = 0.02;

/**
 * Returns GeoNames' places by country, with names and districts from the other files. Each place
 * has: name, lat, lng, population (0: unknown), admin1, seat, capital, names (of Natural Earth,
 * CLDR and GeoNames, well-known ones first), geonames (all names of GeoNames, in no order), native
 * (names of districts).
 */
export function placesByCountry(citiesFile, namesFolder, regions, { nameKey }) {
  const countries = new Map();
  for (const line of readFileSync(citiesFile, 'utf8').split('\n')) {
    const cells = line.split('\t');
    if (cells.length < 15 || GONE.has(cells[7])) continue;
    const place = {
      name: cells[1],
      geonames: cells[3] ? cells[3].split(',') : [],
      lat: Number(cells[4]),
      lng: Number(cells[5]),
      isQuarter: cells[7] === QUARTER,
      seat: SEATS.has(cells[7]),
      capital: cells[7] === 'PPLC',
      admin1: currentRegion(cells[8], cells[10]),
      population: Number(cells[14]),
      names: [],
      native: [],
    };
    if (!countries.has(cells[8])) countries.set(cells[8], []);
    countries.get(cells[8]).push(place);
  }
  for (const places of countries.values()) shrinkQuarters(places);
  joinNames(countries, rowsOf(namesFolder, 'places-i18n'));
  for (const country of ['JP', 'KR', 'TW']) {
    const districts = districtsOf(namesFolder, country);
    joinDistricts(countries.get(country), districts, regions.get(country), nameKey);
  }
  joinQuarters(countries.get('KR'), rowsOf(namesFolder, 'dong-KR'), regions.get('KR'), nameKey);
  return countries;
}

/**
 * Ranks a quarter below its town where the source gives it the people of the whole town.
 * Großzschocher has those of all Leipzig, and would be named in its place.
 */
function shrinkQuarters(places) {
  const towns = places.filter(({ isQuarter, population }) => !isQuarter && population);
  const mostWithin = ({ lat, lng }, km) => {
    const shrink = Math.cos((lat * Math.PI) / 180);
    return towns
      .filter((town) => KM_PER_DEGREE * Math.hypot(town.lat - lat, (town.lng - lng) * shrink) < km)
      .reduce((most, { population }) => Math.max(most, population), 0);
  };
  for (const quarter of places) {
    if (!quarter.isQuarter || quarter.population < LARGE_QUARTER) continue;
    const people = mostWithin(quarter, TOWN_KM);
    const ratio = quarter.population / people;
    const isOfLarger = mostWithin(quarter, CITY_KM) > CITY_TIMES * quarter.population;
    if (ratio > LIKE_TOWN[0] && ratio < LIKE_TOWN[1] && !isOfLarger)
      quarter.population = Math.round(SHARE_OF_TOWN * people);
  }
}

export function districtsOf(namesFolder, country) {
  return rowsOf(namesFolder, `districts-${country}`).map(
    ([, lat, lng, native, english, parent]) => ({
      lat: Number(lat),
      lng: Number(lng),
      native,
      english,
      parent,
    }),
  );
}

function rowsOf(folder, name) {
  const text = gunzipSync(readFileSync(join(folder, `${name}.tsv.gz`))).toString();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

function joinNames(countries, rows) {
  const byName = new Map();
  for (const [country, places] of countries)
    for (const place of places) {
      const key = `${country} ${place.name}`;
      if (byName.has(key)) byName.get(key).push(place);
      else byName.set(key, [place]);
    }
  let lost = 0;
  for (const [country, lat, lng, , name, names = ''] of rows) {
    const place = byName
      .get(`${country} ${name}`)
      ?.find(
        (one) =>
          Math.abs(one.lat - lat) < SAME_POINT_DEGREES &&
          Math.abs(one.lng - lng) < SAME_POINT_DEGREES,
      );
    if (place) place.names = names.split('|').filter(Boolean);
    else lost++;
  }
  if (lost) console.warn(`names of ${lost} places match no place`);
}

function joinDistricts(places, districts, regions, nameKey) {
  const index = placeIndex(places);
  const known = [...places];
  const regionOf = districtRegions(districts, index, regions, nameKey);
  for (const district of districts) {
    const [english, city] = district.english.split(', ');
    const base = english.replace(ENGLISH_AFTER, '');
    const keys = [english, base].map(nameKey);
    // The name of a ward begins with its city: 札幌市北区.
    const ward = city ? district.native.replace(/^.+市(?=.+区$)/, '') : district.native;
    const native = [...new Set([district.native, ward, ward.replace(NATIVE_AFTER, '')])];
    let place = index
      .near(district)
      .find((one) => keys.includes(nameKey(one.name)) && kilometers(one, district) < SAME_TOWN_KM);
    if (!place) {
      place = {
        ...{
          name: base,
          lat: district.lat,
          lng: district.lng,
          population: 0,
          names: [],
          geonames: [],
        },
        ...{ seat: true, capital: false, admin1: regionOf(district), native: [] },
      };
      places.push(place);
    }
    if (/[市区區시구]$/.test(district.native)) place.urban = true;
    place.native.push(...native, ...(english === place.name ? [] : [english]));
  }
  // Taiwan's first level in GeoNames differs from the regions in its addresses.
  const districtIndex = placeIndex(districts);
  if (regions.some(({ code }) => code.includes(' ')))
    for (const place of known) place.admin1 = regionOf(districtIndex.nearest(place));
}

/** Adds Korea's smallest administrative units, which many addresses name as their city. */
function joinQuarters(places, rows, regions, nameKey) {
  const index = placeIndex(places);
  const seen = new Set();
  for (const [, lat, lng, fullNative, fullEnglish, parent] of rows) {
    const point = { lat: Number(lat), lng: Number(lng) };
    // Addresses name 역삼동, but the administrative units are 역삼1동 and 역삼2동.
    const native = fullNative.replace(/(?<=..)제?\d[\d.·]*(?=동$)/, '');
    const english = fullEnglish.replace(/[ -]?\d[\d.·]*(?:\(\w+\))?(?=-dong$)/, '');
    if (seen.has(`${native} ${parent}`)) continue;
    seen.add(`${native} ${parent}`);
    const province = parent.split('|')[2];
    const known = index
      .near(point)
      .some(
        (one) => nameKey(one.name) === nameKey(english) && kilometers(one, point) < SAME_TOWN_KM,
      );
    if (known) continue;
    places.push({
      ...{
        name: english,
        ...point,
        population: 0,
        names: [],
        geonames: [],
        seat: true,
        capital: false,
      },
      ...{
        admin1: regions.find(({ names }) => names.includes(province))?.code ?? '',
        native: [native],
      },
    });
  }
}

/**
 * Returns a function that gives the region code of a district: by the name of its parent, else by
 * the region of most of the parent's districts.
 */
function districtRegions(districts, index, regions, nameKey) {
  const codes = new Map();
  const bare = (name) => nameKey(name.replace(/[- ]?(?:do|si|fu|ken|to)$/, ''));
  for (const parent of new Set(districts.map(parentOf))) {
    const [native, english] = parent.split('|');
    let region = regions.find(({ names }) => bare(names[0]) === bare(english));
    if (!region) {
      const votes = districts
        .filter((district) => parentOf(district) === parent)
        .map((district) => index.nearest(district)?.admin1);
      const count = (code) => votes.filter((vote) => vote === code).length;
      const [winner] = votes.sort((a, b) => count(b) - count(a));
      region = regions.find(({ code }) => code === winner);
    }
    region?.names.push(native, english);
    codes.set(parent, region?.code ?? '');
  }
  return (district) => codes.get(parentOf(district)) ?? '';
}

/**
 * Returns the parent of a district. Provinces and cities of the same rank are their own parents.
 */
const parentOf = ({ parent, native, english }) =>
  parent.length > 1 ? parent : `${native}|${english}`;
