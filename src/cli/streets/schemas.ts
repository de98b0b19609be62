import type { RoadKind } from '../../streets/street-cell.js';

/** Values that properties have. A list means one of them; `undefined` in it, that it may lack. */
export type Where = Readonly<
  Record<string, string | number | boolean | readonly (string | number | boolean | undefined)[]>
>;

/** Features of a layer. */
export interface Selection {
  readonly layer: string;
  /** Without it, all features of the layer are meant. */
  readonly where?: Where;
}

/** Where a schema of vector tiles keeps what street cells need. */
export interface TileSchema {
  readonly name: string;
  /** The schema is the one of a tile whose roads, in this layer, have this property. */
  readonly knownBy: { readonly layer: string; readonly property: string };
  /** The first row whose values match tells the kind of a road. */
  readonly roads: readonly (Selection & { readonly kind: RoadKind })[];
  readonly tunnel: readonly Where[];
  /** The properties that hold a street's name, in its own language first. */
  readonly nameProperties: readonly string[];
  /** The layer of lines with names, where roads have none of their own. */
  readonly nameLayer?: string;
  readonly streams: readonly Selection[];
  readonly water: readonly Selection[];
  readonly green: readonly Selection[];
  /** The credit that the map shows, as HTML of text and links. */
  readonly credit: string;
}

const openStreetMap = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>';

const omtRoad = (kind: RoadKind, where: Where) => ({ layer: 'transportation', where, kind });
const protomapsRoad = (kind: RoadKind, where: Where) => ({ layer: 'roads', where, kind });
const protomapsDetail = (kind: RoadKind, detail: string) =>
  protomapsRoad(kind, {
    kind: ['highway', 'major_road'],
    kind_detail: detailOf(detail),
  });
const detailOf = (name: string) => [name, `${name}_link`];

/** All schemas that the command reads. Another schema needs a row here, and nothing else. */
export const schemas: readonly TileSchema[] = [
  {
    // https://openmaptiles.org/schema/
    name: 'OpenMapTiles',
    knownBy: { layer: 'transportation', property: 'class' },
    roads: [
      omtRoad('motorway', { class: 'motorway' }),
      omtRoad('trunk', { class: 'trunk' }),
      omtRoad('primary', { class: 'primary' }),
      omtRoad('secondary', { class: 'secondary' }),
      omtRoad('tertiary', { class: 'tertiary' }),
      omtRoad('minor', { class: ['minor', 'busway'] }),
      // Shops lie in streets for pedestrians, so these are streets as others are.
      omtRoad('minor', { class: 'path', subclass: 'pedestrian' }),
      omtRoad('service', { class: ['service', 'track'] }),
      omtRoad('path', {
        class: 'path',
        subclass: ['footway', 'path', 'steps', 'cycleway', undefined],
      }),
      omtRoad('rail', { class: 'rail', service: [undefined] }),
      omtRoad('rail', { class: 'transit', subclass: 'light_rail', service: [undefined] }),
    ],
    tunnel: [{ brunnel: 'tunnel' }],
    // tilemaker writes the second one alone
    nameProperties: ['name', 'name:latin'],
    nameLayer: 'transportation_name',
    streams: [
      {
        layer: 'waterway',
        where: { class: ['river', 'canal'], brunnel: [undefined, 'bridge', 'ford'] },
      },
    ],
    water: [
      {
        layer: 'water',
        where: {
          class: ['ocean', 'lake', 'river', 'dock', 'pond'],
          brunnel: [undefined, 'bridge'],
        },
      },
    ],
    green: [
      { layer: 'landcover', where: { class: 'wood' } },
      {
        layer: 'landcover',
        where: {
          class: 'grass',
          subclass: ['park', 'garden', 'meadow', 'golf_course', 'recreation_ground'],
        },
      },
      { layer: 'landuse', where: { class: 'cemetery' } },
      { layer: 'park', where: { class: 'public_park' } },
    ],
    credit: `<a href="https://openmaptiles.org/">© OpenMapTiles</a> ${openStreetMap}`,
  },
  {
    // https://docs.protomaps.com/basemaps/layers
    name: 'Protomaps 4',
    // the property of earlier versions is pmap:kind
    knownBy: { layer: 'roads', property: 'kind' },
    roads: [
      protomapsDetail('motorway', 'motorway'),
      protomapsDetail('trunk', 'trunk'),
      protomapsDetail('primary', 'primary'),
      protomapsDetail('secondary', 'secondary'),
      protomapsDetail('tertiary', 'tertiary'),
      // Tiles may lack the detail.
      protomapsRoad('motorway', { kind: 'highway' }),
      protomapsRoad('primary', { kind: 'major_road' }),
      protomapsRoad('service', { kind: 'minor_road', kind_detail: 'service' }),
      protomapsRoad('service', { kind: 'path', kind_detail: 'track' }),
      protomapsRoad('minor', { kind: 'minor_road' }),
      protomapsRoad('minor', { kind: 'other', kind_detail: ['living_street', 'busway'] }),
      protomapsRoad('minor', { kind: 'path', kind_detail: 'pedestrian' }),
      protomapsRoad('path', {
        kind: 'path',
        kind_detail: ['footway', 'path', 'steps', 'cycleway', undefined],
      }),
      protomapsRoad('rail', {
        kind: 'rail',
        kind_detail: ['rail', 'light_rail', 'narrow_gauge', undefined],
        service: [undefined],
      }),
    ],
    tunnel: [{ is_tunnel: true }],
    nameProperties: ['name'],
    streams: [{ layer: 'water', where: { kind: ['river', 'canal'] } }],
    water: [
      {
        layer: 'water',
        where: {
          kind: ['ocean', 'lake', 'river', 'riverbank', 'canal', 'dock', 'basin', 'water'],
          tunnel: [undefined, 'no'],
        },
      },
    ],
    green: [
      {
        layer: 'landuse',
        where: {
          kind: [
            ...['park', 'garden', 'wood', 'forest', 'meadow', 'golf_course'],
            ...['recreation_ground', 'cemetery'],
          ],
        },
      },
    ],
    credit: openStreetMap,
  },
];

/** Returns the layers of tiles in a schema that hold what street cells need. */
export const layersOf = ({ knownBy, roads, nameLayer, streams, water, green }: TileSchema) => [
  knownBy.layer,
  ...(nameLayer ? [nameLayer] : []),
  ...[...roads, ...streams, ...water, ...green].map(({ layer }) => layer),
];

type Properties = Readonly<Record<string, string | number | boolean>>;

export const matches = (properties: Properties, where: Where = {}): boolean =>
  Object.entries(where).every(([name, wanted]) => {
    const value = properties[name];
    return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
  });
