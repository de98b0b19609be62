const CELLS_PER_DEGREE = 4;
const KM_PER_DEGREE = 111.195;

/** Creates an index that finds the nearest of many places, in cells of a quarter of a degree. */
export function placeIndex(places) {
  const cells = new Map();
  const cellOf = (degrees) => Math.floor(degrees * CELLS_PER_DEGREE);
  for (const place of places) {
    const key = `${cellOf(place.lat)} ${cellOf(place.lng)}`;
    if (cells.has(key)) cells.get(key).push(place);
    else cells.set(key, [place]);
  }
  /** Returns the places in the cells around a point, in no order. */
  const around = (point) => {
    const found = [];
    for (let y = -1; y <= 1; y++)
      for (let x = -1; x <= 1; x++)
        found.push(...(cells.get(`${cellOf(point.lat) + y} ${cellOf(point.lng) + x}`) ?? []));
    return found;
  };
  const nearest = (point) =>
    around(point).reduce(
      (best, place) => (best && kilometers(best, point) <= kilometers(place, point) ? best : place),
      undefined,
    );
  const near = (point) => around(point).sort((a, b) => kilometers(a, point) - kilometers(b, point));
  return { around, near, nearest };
}

/** Returns the distance between two points in kilometres, which is accurate for short distances. */
export function kilometers(a, b) {
  const across = (a.lng - b.lng) * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180));
  return Math.hypot(across, a.lat - b.lat) * KM_PER_DEGREE;
}

/**
 * Returns an index that also finds, by `wide`, all places within a degree, in the far north too.
 */
export function wideIndex(places) {
  const cells = new Map();
  for (const place of places) {
    const key = `${Math.floor(place.lat)} ${Math.floor(place.lng)}`;
    if (cells.has(key)) cells.get(key).push(place);
    else cells.set(key, [place]);
  }
  const wide = ({ lat, lng }) => {
    const [y, x] = [Math.floor(lat), Math.floor(lng)];
    // Nearer the poles, where nobody lives, the circles of latitude would be too short.
    const width = Math.ceil(1 / Math.cos((Math.min(Math.abs(lat), 80) * Math.PI) / 180));
    const found = [];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -width; dx <= width; dx++)
        found.push(...(cells.get(`${y + dy} ${x + dx}`) ?? []));
    return found;
  };
  return { ...placeIndex(places), wide };
}
