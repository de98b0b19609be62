import { PbfWriter } from 'pbf';

export interface MadeFeature {
  readonly type: 'line' | 'area';
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  /** Positions in turn, in units of the tile's extent. A ring's first point is not repeated. */
  readonly lines: readonly (readonly number[])[];
}

/** Encodes a vector tile, as https://github.com/mapbox/vector-tile-spec says. */
export function madeTile(
  layers: Readonly<Record<string, readonly MadeFeature[]>>,
  extent = 4_096,
): Uint8Array {
  const tile = new PbfWriter();
  for (const [name, features] of Object.entries(layers))
    tile.writeMessage(3, writeLayer, { name, features, extent });
  return tile.finish();
}

function writeLayer(
  { name, features, extent }: { name: string; features: readonly MadeFeature[]; extent: number },
  layer: PbfWriter,
): void {
  const entries = features.flatMap(({ properties }) => Object.entries(properties));
  const keys = [...new Set(entries.map(([key]) => key))];
  const values = [...new Set(entries.map(([, value]) => value))];
  layer.writeVarintField(15, 2);
  layer.writeStringField(1, name);
  for (const { type, properties, lines } of features)
    layer.writeMessage(
      2,
      (_: undefined, feature: PbfWriter) => {
        const tags = Object.entries(properties).flatMap(([key, value]) => [
          keys.indexOf(key),
          values.indexOf(value),
        ]);
        feature.writePackedVarint(2, tags);
        feature.writeVarintField(3, type === 'line' ? 2 : 3);
        feature.writePackedVarint(4, geometryOf(lines, type === 'area'));
      },
      undefined,
    );
  for (const key of keys) layer.writeStringField(3, key);
  for (const value of values)
    layer.writeMessage(
      4,
      (_: undefined, message: PbfWriter) => {
        if (typeof value === 'string') message.writeStringField(1, value);
        else if (typeof value === 'boolean') message.writeBooleanField(7, value);
        else message.writeSVarintField(6, value);
      },
      undefined,
    );
  layer.writeVarintField(5, extent);
}

function geometryOf(lines: readonly (readonly number[])[], isClosed: boolean): number[] {
  let [x, y] = [0, 0];
  const zigzag = (value: number) => (value << 1) ^ (value >> 31);
  return lines.flatMap((line) => {
    const moves: number[] = [];
    for (let index = 0; index < line.length; index += 2) {
      moves.push(zigzag(line[index]! - x), zigzag(line[index + 1]! - y));
      [x, y] = [line[index]!, line[index + 1]!];
    }
    const rest = line.length / 2 - 1;
    return [9, ...moves.slice(0, 2), (rest << 3) | 2, ...moves.slice(2), ...(isClosed ? [15] : [])];
  });
}
