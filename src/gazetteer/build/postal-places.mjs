import { kilometers, placeIndex } from './place-index.mjs';
import { readPostal } from './postal.mjs';

/** Countries whose postal codes name towns and suburbs that GeoNames' cities lack. */
const COUNTRIES = ['AU', 'BR', 'CA', 'CL', 'NL', 'NO', 'NZ', 'PH', 'SE', 'TR', 'US', 'ZA'];
const SAME_TOWN_KM = 25;
const NO_TOWN =
  /[\d(/]|^.{31}|\b(?:university|plaza|p\.?o\.? ?box|po|gpo|mail centre|delivery centre|dc|bc)\b/i;

/** Adds places that only postal codes name, in the middle of their codes. */
export function addPostalPlaces(countries, postalFolder, { nameKey }) {
  for (const country of COUNTRIES) {
    const places = countries.get(country);
    const index = placeIndex(places);
    const byKey = new Map();
    const remember = (place) => {
      for (const key of [place.name, ...place.geonames, ...place.native].map(nameKey))
        if (byKey.has(key)) byKey.get(key).push(place);
        else byKey.set(key, [place]);
    };
    places.forEach(remember);
    for (const rows of townsOf(readPostal(postalFolder, country), nameKey)) {
      const { lat, lng, place: name } = rows[rows.length >> 1];
      const isKnown = byKey
        .get(nameKey(name))
        ?.some((other) => kilometers(other, { lat, lng }) < SAME_TOWN_KM);
      if (isKnown) continue;
      const place = {
        ...{
          name: capitalised(name),
          lat,
          lng,
          population: 0,
          admin1: index.nearest({ lat, lng })?.admin1 ?? '',
        },
        ...{ seat: true, capital: false, names: [], geonames: [], native: [] },
      };
      places.push(place);
      remember(place);
    }
  }
}

/** Groups rows by the name and state of their place. */
function townsOf(rows, nameKey) {
  const towns = new Map();
  for (const row of rows) {
    if (!row.place || NO_TOWN.test(row.place)) continue;
    const key = `${nameKey(row.place)} ${row.state}`;
    if (towns.has(key)) towns.get(key).push(row);
    else towns.set(key, [row]);
  }
  return towns.values();
}

const capitalised = (name) =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
