import { countries } from './countries.mjs';
import { metros } from './metros.mjs';
import { person } from './people.mjs';
import { postalCodes, towns } from './postal-codes.mjs';
import { random } from './random.mjs';
import { areaName, street } from './streets.mjs';

const BRAND = 'Halvarenne';
/** A postal code farther than this from a town of the same name belongs to another town. */
const SAME_TOWN_DEGREES = 0.2;
/** Towns nearer than this to one that has a store already are its suburbs. */
const NEXT_TOWN_DEGREES = 0.12;

const near = (a, b, degrees) =>
  Math.abs(a.lat - b.lat) < degrees &&
  Math.abs(a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180) < degrees;

/**
 * Splits "city, state: district code". The code is the longest ending that the postal data knows.
 */
function readMetro(text, town, byCode) {
  const [, city = town, state, rest] = /^(?:(.+), (.*): )?(.*)$/.exec(text);
  const words = rest.split(' ');
  for (let split = 0; split < words.length; split++) {
    const row = byCode.get(words.slice(split).join(' '));
    if (row) return { city, state, row, district: words.slice(0, split).join(' ') };
  }
  throw new Error(`No postal code in "${text}"`);
}

function* curatedSites(country, rows) {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  for (const [town, texts] of Object.entries(metros[country] ?? {}))
    for (const text of texts) yield readMetro(text, town, byCode);
}

/** The largest towns that have no store yet; the first ones get two. */
function* furtherSites(country, rows, taken, candidates) {
  const { language } = countries[country];
  for (const town of candidates) {
    if (taken.some((site) => near(site.row, town, NEXT_TOWN_DEGREES))) continue;
    const names = new Set(town.names);
    const codes = rows.filter((row) => names.has(row.place) && near(row, town, SAME_TOWN_DEGREES));
    if (codes.length === 0) continue;
    const chance = random(`codes ${country} ${town.name}`);
    const shops = town.people > 250_000 && codes.length > 1 ? 2 : 1;
    // some towns' two shops were entered under the same name
    const unnamed = shops === 1 || chance.chance(0.08);
    for (let nth = 0; nth < shops; nth++) {
      const row = chance.pick(codes);
      yield { city: row.place, row, district: unnamed ? '' : areaName(language, nth) };
    }
  }
}

function sitesOf(country, folder, candidates) {
  const rows = postalCodes(folder, country);
  const sites = [...curatedSites(country, rows)];
  const { stores } = countries[country];
  if (sites.length > stores) throw new Error(`${country}: ${sites.length} sites for ${stores}`);
  const further = furtherSites(country, rows, [...sites], candidates);
  while (sites.length < stores) {
    const { value, done } = further.next();
    if (done) throw new Error(`${country}: only ${sites.length} sites for ${stores}`);
    sites.push(value);
  }
  return sites;
}

function fullCode(country, code, chance) {
  if (country === 'JP') return `${code.slice(0, 3)}-${code.slice(3)}`;
  // the letters that British, Irish, Dutch and Canadian codes all allow
  const suffix = (countries[country].suffix ?? '')
    .replace(/#/g, () => chance.digits(1))
    .replace(/@/g, () => chance.letters(1, 'ABDEHNPRTWX'));
  return country === 'IE' ? code + ' ' + suffix.trim() : code + suffix;
}

function stateOf(country, { state, row }) {
  if (state !== undefined) return state;
  const how = countries[country].state;
  return how === 'code' ? row.stateCode : how === 'name' ? row.state : '';
}

/** A map search as the service documents it: built from the address, percent-encoded. */
function mapsUrl({ address, zip, city, country }) {
  const query = [address.trim(), `${zip} ${city}`, country].join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

function position({ lat, lng }, chance) {
  const meters = 30 + chance.next() * 350;
  const angle = chance.next() * 2 * Math.PI;
  const degrees = meters / 111_320;
  const round = (value) => Math.round(value * 1e5) / 1e5;
  return [
    round(lat + degrees * Math.cos(angle)),
    round(lng + (degrees * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180)),
  ];
}

function store(country, site, key) {
  const { name: countryName, language, byState } = countries[country];
  const chance = random(`store ${key}`);
  const spoken = byState?.[site.row.stateCode] ?? language;
  const manager = person(spoken, country, `manager ${key}`);
  const place = {
    address: street(spoken, key),
    country: country === 'GB' && chance.chance(0.04) ? 'UK' : countryName,
    state: stateOf(country, site),
    city: site.city,
    zip: fullCode(country, site.row.code, chance),
  };
  const storeId = chance.chance(0.35) && { store_id: chance.integer(1001, 1899) };
  // The chain was made with two draws more: without them each id and position would be another.
  chance.next();
  const platformId = `6${chance.digits(10)}`;
  chance.next();
  return {
    name: [BRAND, site.city, site.district === site.city ? '' : site.district]
      .filter(Boolean)
      .join(' '),
    ...storeId,
    ...place,
    platform_location_id: platformId,
    google_maps_url: mapsUrl(place),
    manager_name: manager.name,
    manager_email: manager.email,
    manager_phone: manager.phone,
    at: position(site.row, chance),
    countryCode: country,
    language: spoken,
  };
}

/**
 * Every store of the chain, by name as the service lists them. The service does not send `at`,
 * `countryCode` and `language`.
 */
export function chain(folder) {
  const townsOf = towns(folder);
  const stores = Object.keys(countries).flatMap((country) =>
    sitesOf(country, folder, townsOf.get(country) ?? []).map((site, nth) =>
      store(country, site, `${country} ${site.city} ${site.district} ${nth}`),
    ),
  );
  // ids follow the order in which the shops were entered, which is nobody's order
  const entered = stores
    .map((entry, nth) => ({ entry, rank: random(`id ${nth}`).next() }))
    .sort((a, b) => a.rank - b.rank);
  const gaps = random('gaps');
  let id = 20_410;
  return entered
    .map(({ entry }) => ({ id: (id += gaps.integer(1, 4)), ...entry }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id);
}
