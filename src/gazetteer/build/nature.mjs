import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * Reads Natural Earth's lakes, rivers, urban areas and regions as lines of longitude and latitude.
 */
export function readNature(folder) {
  const read = (name) =>
    JSON.parse(gunzipSync(readFileSync(join(folder, `${name}.geojson.gz`)))).features;
  const rings = ({ geometry: { type, coordinates } }) =>
    type === 'Polygon' ? coordinates : coordinates.flat();
  const lines = ({ geometry: { type, coordinates } }) =>
    type === 'LineString' ? [coordinates] : coordinates;
  return {
    lakes: read('lakes-10m').flatMap((lake) =>
      rings(lake).map((ring) => ({ ring, zoom: lake.properties.min_zoom })),
    ),
    urban: read('urban-areas-50m').flatMap(rings),
    rivers: read('rivers-10m')
      .filter(({ properties }) => properties.featurecla === 'River')
      .flatMap((river) => lines(river).map((line) => ({ line, zoom: river.properties.min_zoom }))),
    regionLines: regionLines(read('regions-50m'), rings),
  };
}

/**
 * Returns the lines between the regions of each country: the sides that two regions share, without
 * coasts and national borders.
 */
function regionLines(regions, rings) {
  const sides = new Map();
  for (const region of regions)
    for (const ring of rings(region))
      for (let i = 1; i < ring.length; i++) {
        const [a, b] = [ring[i - 1].join(), ring[i].join()];
        const key = a < b ? `${a} ${b}` : `${b} ${a}`;
        const side = sides.get(key) ?? {
          count: 0,
          ends: [a, b],
          country: region.properties.iso_a2,
        };
        side.count++;
        sides.set(key, side);
      }
  const countries = new Map();
  for (const { count, ends, country } of sides.values()) {
    if (count < 2) continue;
    if (!countries.has(country)) countries.set(country, []);
    countries.get(country).push(ends);
  }
  return new Map([...countries].map(([country, ends]) => [country, chains(ends)]));
}

/** Joins sides to lines, each between two points where three or more sides meet. */
function chains(sides) {
  const around = new Map();
  for (const side of sides)
    for (const end of side) around.set(end, [...(around.get(end) ?? []), side]);
  const left = new Set(sides);
  const walk = (from) => {
    const line = [from];
    for (let at = from; ;) {
      const side = around.get(at).find((candidate) => left.has(candidate));
      if (!side) return line;
      left.delete(side);
      at = side[0] === at ? side[1] : side[0];
      line.push(at);
      if (around.get(at).length !== 2) return line;
    }
  };
  const lines = [];
  for (const [end, some] of around)
    if (some.length !== 2) for (let i = 0; i < some.length; i++) lines.push(walk(end));
  for (const [end] of left) lines.push(walk(end)); // the remaining sides form rings
  return lines
    .filter(({ length }) => length > 1)
    .map((line) => line.map((point) => point.split(',').map(Number)));
}
