import { cityOfCode } from './india-cities.mjs';
import { kilometers } from './place-index.mjs';

/** Countries whose points come from their own authorities, town by town. */
const SURE = new Set(['JP', 'TW']);
/**
 * A point is in its state if a town of the state is this near, which is more than most towns are
 * apart.
 */
const OWN_TOWN_KM = 25;
/** A point is in another state if a town of that is so many times nearer than any of its own. */
const CLEARLY_NEARER = 2.5;
/**
 * The least share of a state's codes that must lie in a region of the towns, so that it is the
 * state.
 */
const LEAST_STATE_SHARE = 0.15;
/** A state whose codes are not at home in any region, such as Northern Cyprus in Türkiye's list. */
const HOMELESS_SHARE = 0.3;
/** As many different points tell where the codes of one beginning lie. */
const LEAST_NEIGHBOURS = 6;
/**
 * A point is far from its neighbours from this distance, and only at so many times their usual
 * distance from their middle. Sparse countries, such as Norway and Brazil, have long distances.
 */
const FAR_KM = 75;
const FAR_SPREADS = 6;
/**
 * So far must a point in another state lie from its neighbours to be an error. Else its state is
 * the error, or the border is near. A point of several codes was placed by a name, and is less
 * certain.
 */
const STRAY_KM = 75;
const STRAY_SHARED_KM = 30;
const STRAY_SPREADS = 2;
/** Where the towns of the other state are not even this near, it is the wilderness. */
const AMID_KM = 25;
/** A border is never so far from the nearest town of a state, except in the wilderness. */
const DEEP_KM = 100;
/**
 * A town of that name in the other state is right if its neighbours are this near: Lloydminster.
 */
const TWIN_TOWN_KM = 500;
/** Countries whose villages the source placed by their name alone, of which there are many. */
const NAMESAKES = new Set(['RU', 'UA']);
/** A code that names no known town is put among its neighbours only where these lie this close. */
const CLOSE_NEIGHBOURS_KM = 30;
/** The point of a town is right for a code within this distance of it. */
const AT_TOWN_KM = 15;
/**
 * Codes that share a point were placed by the name of their town, not one by one. If a large town
 * or a seat of that name is at this distance, the name was found elsewhere. Beyond it are
 * namesakes. Where the codes of a town have several points, they are those of its quarters, and
 * right.
 */
const SHARED_POINT_KM = [5, 60];
/**
 * A code of Brazil is that of a whole municipality, and the source has the municipality's middle.
 */
const WHOLE_MUNICIPALITIES = new Set(['BR']);
const LARGE_TOWN = 50_000;

/**
 * Moves points of postal codes that lie far from their town, and drops those that lie outside their
 * state while nothing tells where they belong.
 * @param towns the country's places
 * @param index all places, with their country
 * @returns the rows, and what was done: row, to (undefined if dropped) and why
 */
export function mendPoints(country, rows, towns, index, { nameKey }) {
  if (SURE.has(country)) return { rows, moves: [] };
  const regionsOf = regionsByState(rows, country, index);
  const townsNamed = townsByName(towns, nameKey);
  const outside = new Map();
  for (const row of rows) {
    const ownKm = kmToOwnState(row, country, regionsOf.get(row.state), index);
    if (ownKm !== undefined) outside.set(row, ownKm);
  }
  const neighbours = neighboursByBeginning(rows.filter((row) => !outside.has(row)));
  const shared = sharedPoints(rows);
  const ofOnePoint = placesOfOnePoint(rows);
  const moves = [];
  const mended = rows.flatMap((row) => {
    const found = betterPoint(row);
    if (!found) return [row];
    moves.push({ row, ...found });
    return found.to ? [{ ...row, lat: found.to.lat, lng: found.to.lng }] : [];
  });
  return { rows: mended, moves };

  function betterPoint(row) {
    const city = country === 'IN' ? cityOfCode(row, towns) : undefined;
    if (city) return { to: city, why: `a code of ${city.name}` };
    const regions = regionsOf.get(row.state);
    const keys = new Set(namesOf(row.place).map((name) => looseKey(nameKey(name))));
    const namesakes = [...keys].flatMap((key) => townsNamed.get(key) ?? []);
    const named = namesakes.filter(({ admin1 }) => !regions || regions.has(admin1));
    const isAt = (town) => kilometers(town, row) < AT_TOWN_KM;
    const around = neighbours(row.code);
    const spreadKm = around ? around.spreadKm : Infinity;
    const farKm = Math.max(FAR_KM, FAR_SPREADS * spreadKm);
    const isFar = around && kilometers(around, row) > farKm;
    const strayKm = Math.max(shared(row) ? STRAY_SHARED_KM : STRAY_KM, STRAY_SPREADS * spreadKm);
    const isDeep = outside.get(row) > DEEP_KM || (outside.has(row) && NAMESAKES.has(country));
    const awayKm = around ? kilometers(around, row) : Infinity;
    const isNear = !around || awayKm < TWIN_TOWN_KM;
    const isTwin = namesakes.some(isAt) && isNear && !NAMESAKES.has(country);
    const isOutside =
      ((outside.has(row) && shared(row)) || (isDeep && !isTwin)) && awayKm >= strayKm;
    const nearest = closest(named, around ?? row);
    const why = isOutside ? `outside ${row.state}` : 'far from codes that begin alike';
    if (isOutside || (isFar && !named.some(isAt))) {
      if (nearest && (!around || kilometers(nearest, around) < farKm))
        return { to: nearest, why: `${why}: to the town` };
      if (around && spreadKm < CLOSE_NEIGHBOURS_KM && (isOutside || NAMESAKES.has(country)))
        return { to: around, why: `${why}: to its neighbours` };
      return isOutside && isDeep ? { to: undefined, why } : undefined;
    }
    const [least, most] = SHARED_POINT_KM;
    const isWhole = WHOLE_MUNICIPALITIES.has(country);
    if (!isWhole && !(shared(row) && ofOnePoint(row))) return undefined;
    const large = named.filter(({ seat, population }) => seat || population >= LARGE_TOWN);
    const [town, ...others] = large.filter((one) => kilometers(one, row) < most);
    if (!town || others.length || kilometers(town, row) < least) return undefined;
    return {
      to: town,
      why: `${isWhole ? 'middle of a municipality' : 'shared point'}: to the town`,
    };
  }
}

/** Returns, for each state of the codes, the regions of the towns that it consists of. */
function regionsByState(rows, country, index) {
  const states = new Map();
  for (const row of rows) {
    const town = index.nearest(row);
    if (!row.state || town?.country !== country || !town.admin1) continue;
    if (!states.has(row.state)) states.set(row.state, new Map());
    const votes = states.get(row.state);
    votes.set(town.admin1, (votes.get(town.admin1) ?? 0) + 1);
  }
  return new Map(
    [...states].map(([state, votes]) => {
      const all = [...votes.values()].reduce((sum, count) => sum + count, 0);
      const isHomeless = Math.max(...votes.values()) < all * HOMELESS_SHARE;
      const regions = [...votes].filter(
        ([, count]) => !isHomeless && count >= all * LEAST_STATE_SHARE,
      );
      return [state, new Set(regions.map(([region]) => region))];
    }),
  );
}

/**
 * Returns how far the nearest town of its state is from a point, if the towns around it belong to
 * another state or country.
 */
function kmToOwnState(row, country, regions, index) {
  if (!regions) return undefined;
  const isOwn = (place) => place.country === country && regions.has(place.admin1);
  if (index.around(row).some((place) => isOwn(place) && kilometers(place, row) < OWN_TOWN_KM))
    return undefined;
  let [ownKm, otherKm] = [Infinity, Infinity];
  for (const place of index.wide(row)) {
    if (!place.admin1) continue;
    const km = kilometers(place, row);
    if (isOwn(place)) ownKm = Math.min(ownKm, km);
    else otherKm = Math.min(otherKm, km);
    if (ownKm < OWN_TOWN_KM) return undefined;
  }
  if (otherKm > AMID_KM && !NAMESAKES.has(country)) return undefined;
  return otherKm < ownKm / CLEARLY_NEARER ? ownKm : undefined;
}

/**
 * Returns a function that tells where the codes with the same beginning lie: their middle and
 * spread.
 */
function neighboursByBeginning(rows) {
  const groups = new Map();
  for (const { code, lat, lng } of rows) {
    const key = code.replace(/\W/g, '');
    for (let length = 2; length < key.length; length++) {
      const start = key.slice(0, length);
      if (!groups.has(start)) groups.set(start, new Map());
      groups.get(start).set(`${lat} ${lng}`, { lat, lng });
    }
  }
  const known = new Map();
  const middleOf = (start) => {
    if (!known.has(start)) {
      const points = [...groups.get(start).values()];
      const middle = { lat: median(points, 'lat'), lng: median(points, 'lng') };
      const spreadKm = median(
        points.map((point) => ({ km: kilometers(point, middle) })),
        'km',
      );
      known.set(start, { ...middle, spreadKm });
    }
    return known.get(start);
  };
  return (code) => {
    const key = code.replace(/\W/g, '');
    for (let length = key.length - 1; length >= 2; length--) {
      const start = key.slice(0, length);
      if (groups.get(start)?.size >= LEAST_NEIGHBOURS) return middleOf(start);
    }
    return undefined;
  };
}

/** Returns a function that tells whether other codes have the same point. */
function sharedPoints(rows) {
  const counts = countBy(rows, pointOf);
  return (row) => counts.get(pointOf(row)) > 1;
}

/**
 * Returns a function that tells whether all codes of a place have one point, so that it is the
 * place's.
 */
function placesOfOnePoint(rows) {
  const placeOf = ({ place, state }) => `${place} ${state}`;
  const all = countBy(rows, placeOf);
  const same = countBy(rows, (row) => `${placeOf(row)} ${pointOf(row)}`);
  return (row) => same.get(`${placeOf(row)} ${pointOf(row)}`) === all.get(placeOf(row));
}

const pointOf = ({ lat, lng }) => `${lat} ${lng}`;

function countBy(rows, keyOf) {
  const counts = new Map();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

function townsByName(towns, nameKey) {
  const byName = new Map();
  for (const town of towns)
    for (const key of new Set(
      [town.name, ...town.geonames, ...town.native].map((name) => looseKey(nameKey(name))),
    ))
      if (byName.has(key)) byName.get(key).push(town);
      else byName.set(key, [town]);
  return byName;
}

/** The name of a place, and with the article in front: `Hospitalet De Llobregat, L'`. */
const namesOf = (place) => [place, place.replace(/^(.+), (.+)$/, '$2 $1').replace(/(['’]) /, '$1')];

/** A key without the letters in which romanisations differ: Wattana, Watthana. */
const looseKey = (key) => key.replace(/(?<=[tkp])h/g, '').replace(/(.)\1/g, '$1');

const median = (items, key) =>
  items.map((item) => item[key]).sort((a, b) => a - b)[items.length >> 1];

const closest = (towns, point) =>
  towns.reduce(
    (best, town) => (best && kilometers(best, point) <= kilometers(town, point) ? best : town),
    undefined,
  );
