import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import {
  CELL_UNITS,
  type CellLine,
  type Road,
  type StreetCell,
} from '../../streets/street-cell.js';
import { clipLine, clipRing } from './clip-line.js';
import { nameRoads, type NamedLine } from './name-roads.js';
import { matches, schemas, type Selection, type TileSchema } from './schemas.js';

const LINES = 2;
const AREAS = 3;

/** Returns the layers of a tile, and its schema when it has roads of a known one. */
export function schemaOfTile(bytes: Uint8Array): {
  readonly layers: readonly string[];
  readonly schema: TileSchema | undefined;
} {
  const { layers } = new VectorTile(new PbfReader(bytes));
  const schema = schemas.find(({ knownBy }) => {
    const layer = layers[knownBy.layer];
    return layer && layer.length > 0 && knownBy.property in layer.feature(0).properties;
  });
  return { layers: Object.keys(layers), schema };
}

/** Returns what is drawn of a vector tile, before it is made small. */
export const cellOfTile = (bytes: Uint8Array, schema: TileSchema): StreetCell =>
  new TileReader(new VectorTile(new PbfReader(bytes)), schema).cell();

class TileReader {
  readonly #tile: VectorTile;
  readonly #schema: TileSchema;

  constructor(tile: VectorTile, schema: TileSchema) {
    this.#tile = tile;
    this.#schema = schema;
  }

  cell(): StreetCell {
    const { streams, water, green } = this.#schema;
    return {
      roads: this.#roads(),
      streams: this.#select(streams, LINES).flatMap(linesOf).flatMap(clipLine),
      water: this.#select(water, AREAS).flatMap(linesOf).map(clipRing),
      green: this.#select(green, AREAS).flatMap(linesOf).map(clipRing),
    };
  }

  #roads(): readonly Road[] {
    const { roads: rows, tunnel, nameLayer } = this.#schema;
    const layers = [...new Set(rows.map(({ layer }) => layer))];
    const roads = layers.flatMap((layer) =>
      this.#features(layer, LINES).flatMap((feature): readonly Road[] => {
        const { properties } = feature;
        const row = rows.find((one) => one.layer === layer && matches(properties, one.where));
        if (!row) return [];
        const isTunnel = tunnel.some((where) => matches(properties, where));
        const name = row.kind === 'rail' || nameLayer ? '' : this.#nameOf(feature);
        return linesOf(feature).map((line) => ({ kind: row.kind, isTunnel, name, line }));
      }),
    );
    const named = nameLayer ? nameRoads(roads, this.#namedLines(nameLayer)) : roads;
    return named.flatMap((road) => clipLine(road.line).map((line) => ({ ...road, line })));
  }

  #namedLines(layer: string): readonly NamedLine[] {
    return this.#features(layer, LINES).flatMap((feature) => {
      const name = this.#nameOf(feature);
      return name ? linesOf(feature).map((line) => ({ name, line })) : [];
    });
  }

  #nameOf({ properties }: VectorTileFeature): string {
    const names = this.#schema.nameProperties.map((property) => properties[property]);
    const name = names.find((value) => typeof value === 'string' && value.trim() !== '');
    return typeof name === 'string' ? name.trim() : '';
  }

  #select(selections: readonly Selection[], type: number): readonly VectorTileFeature[] {
    return selections.flatMap(({ layer, where }) =>
      this.#features(layer, type).filter(({ properties }) => matches(properties, where)),
    );
  }

  #features(name: string, type: number): readonly VectorTileFeature[] {
    const layer = this.#tile.layers[name];
    return Array.from({ length: layer?.length ?? 0 })
      .map((_, index) => layer!.feature(index))
      .filter((feature) => feature.type === type);
  }
}

/** Returns the lines or rings of a feature in units of a cell. */
const linesOf = (feature: VectorTileFeature): readonly CellLine[] =>
  feature
    .loadGeometry()
    .map((points) =>
      points.flatMap(({ x, y }) => [
        Math.round((x * CELL_UNITS) / feature.extent),
        Math.round((y * CELL_UNITS) / feature.extent),
      ]),
    );
