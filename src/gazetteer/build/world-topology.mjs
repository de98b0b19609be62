import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ANTARCTICA = '010'; // left out: it has no stores and would be a bar along the lower edge
/** Areas that are separate in Natural Earth and have no ISO code of their own. */
const PARTS = {
  Kosovo: 'XK',
  Somaliland: 'SO',
  'N. Cyprus': 'CY',
  'Cyprus U.N. Buffer Zone': 'CY',
  Akrotiri: 'CY',
  Dhekelia: 'CY',
  'USNB Guantanamo Bay': 'CU',
  Baikonur: 'KZ',
  'Siachen Glacier': 'IN',
  'Indian Ocean Ter.': 'AU',
};
/**
 * Areas with their own ISO code that Natural Earth includes in another country: south, west, north,
 * east.
 */
const APART = {
  FR: {
    GF: [2, -55, 6, -51],
    GP: [15.7, -62, 16.7, -60.9],
    MQ: [14.2, -61.4, 15, -60.6],
    RE: [-21.6, 55, -20.7, 56],
    YT: [-13.2, 44.9, -12.5, 45.5],
  },
  NO: { SJ: [70.5, -10, 82, 36] },
  NL: { BQ: [12, -68.5, 17.8, -62.9] },
  AU: { CX: [-10.7, 105.4, -10.3, 105.8], CC: [-12.3, 96.7, -11.7, 97] },
};

/**
 * Makes longitudes continuous. The atlas has no cut at 180°, so a line across it would run around
 * the world.
 */
export const unwrap = (line) => {
  let turn = 0;
  return line.map(([lng, lat], i) => {
    const step = i ? lng - line[i - 1][0] : 0;
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    return [lng + turn, lat];
  });
};

/**
 * Returns Natural Earth's countries at 1:10 million, as packaged by world-atlas: `topology` for
 * topojson-client, and `arcs` as longitudes and latitudes. Each of the `polygons` has rings of arc
 * numbers (`~` marks a reversed arc), the ISO code of its country, and its geometry.
 */
export function worldTopology() {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8'));
  const { scale, translate } = topology.transform;
  const arcs = topology.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    const line = arc.map(([dx, dy]) => [
      (x += dx) * scale[0] + translate[0],
      (y += dy) * scale[1] + translate[1],
    ]);
    return unwrap(line);
  });
  const countries = {
    type: 'GeometryCollection',
    geometries: topology.objects.countries.geometries.filter(({ id }) => id !== ANTARCTICA),
  };
  const polygons = countries.geometries.flatMap((geometry) => {
    const code = codeOf(geometry);
    const rings = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    return rings.map((refs) => ({ code: partOf(code, ringOf(arcs, refs[0])), refs, geometry }));
  });
  return { topology, countries, arcs, polygons, codeOf };
}

/** Returns the points of a ring. */
export const ringOf = (arcs, refs) =>
  unwrap(refs.flatMap((ref) => (ref < 0 ? arcs[~ref].toReversed() : arcs[ref])));

function codeOf({ id, properties }) {
  if (!id) return PARTS[properties.name];
  const { region } = new Intl.Locale(`und-${id}`); // converts ISO 3166-1 digits to letters
  return region;
}

function partOf(code, ring) {
  const [lng, lat] = ring[0];
  const isIn = ([south, west, north, east]) =>
    lat > south && lat < north && lng > west && lng < east;
  return Object.entries(APART[code] ?? {}).find(([, box]) => isIn(box))?.[0] ?? code;
}
