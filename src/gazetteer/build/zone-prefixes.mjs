const LONGEST = 3;
const KM_PER_DEGREE = 111;
/** All towns within this distance of a postal code must agree on its zone. */
const AROUND_KM = 60;
const NEAREST_KM = 200;

/**
 * Returns a function that finds the zone of a point by the towns around it. It is undefined where
 * these differ.
 */
export function zoneFinder(places, clockOf) {
  const cells = new Map();
  for (const place of places) {
    const cell = `${Math.floor(place.lat)} ${Math.floor(place.lng)}`;
    if (!cells.has(cell)) cells.set(cell, []);
    cells.get(cell).push(place);
  }
  const known = new Map();
  return ({ lat, lng }) => {
    const point = `${lat} ${lng}`;
    if (!known.has(point)) known.set(point, find(lat, lng));
    return known.get(point);
  };

  function find(lat, lng) {
    const zones = new Set();
    let nearest = { km: NEAREST_KM, zone: undefined };
    for (let y = -2; y <= 2; y++)
      for (let x = -3; x <= 3; x++)
        for (const place of cells.get(`${Math.floor(lat) + y} ${Math.floor(lng) + x}`) ?? []) {
          const east = (place.lng - lng) * Math.cos((lat * Math.PI) / 180);
          const km = KM_PER_DEGREE * Math.hypot(place.lat - lat, east);
          if (km < AROUND_KM) zones.add(clockOf(place.zone));
          if (km < nearest.km) nearest = { km, zone: clockOf(place.zone) };
        }
    return zones.size > 1 ? undefined : nearest.zone;
  }
}

/**
 * Returns the shortest beginnings of postal codes that decide on a zone.
 * @param codes pairs of a code and its zone, which may be undefined
 */
export function prefixesOf(codes) {
  const found = new Map();
  split(codes, '');
  return found;

  function split(some, prefix) {
    const zones = new Set(some.map(([, zone]) => zone));
    const [zone] = zones;
    if (prefix && zones.size === 1) {
      if (!zone) return;
      if (!found.has(zone)) found.set(zone, []);
      found.get(zone).push(prefix);
    } else if (prefix.length < LONGEST) {
      const next = groupBy(some, ([code]) => code.slice(0, prefix.length + 1));
      for (const [longer, part] of next) if (longer.length > prefix.length) split(part, longer);
    }
  }
}

function groupBy(list, keyOf) {
  const groups = new Map();
  for (const item of list) {
    const key = keyOf(item);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(item);
  }
  return groups;
}
