import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { cellOfTile, schemaOfTile } from '../../src/cli/streets/cell-of-tile.js';
import { finishCell, streetKinds } from '../../src/cli/streets/finish-cell.js';
import { schemas } from '../../src/cli/streets/schemas.js';
import { packCell, writeCell } from '../../src/cli/streets/write-cell.js';
import type { RoadKind, StreetCell } from '../../src/streets/street-cell.js';
import { madeTile, type MadeFeature } from './made-tile.js';
import { paris } from './streets-workplace.js';

const [omt, protomaps] = schemas as readonly [(typeof schemas)[0], (typeof schemas)[0]];

const names = [8296, 8297, 8298, 8299, 8300].flatMap((x) => [5634, 5635].map((y) => `${x}/${y}`));
const tileOf = (name: string): Uint8Array => gunzipSync(readFileSync(`${paris}/14/${name}.mvt.gz`));
const finish = (cell: StreetCell): StreetCell => finishCell(cell, streetKinds, true);

const line = (properties: MadeFeature['properties'], ...lines: number[][]): MadeFeature => ({
  type: 'line',
  properties,
  lines,
});
const area = (properties: MadeFeature['properties'], ...lines: number[][]): MadeFeature => ({
  ...line(properties, ...lines),
  type: 'area',
});
const cut = (layers: Parameters<typeof madeTile>[0], schema = omt): StreetCell =>
  finish(cellOfTile(madeTile(layers), schema));

describe('the cells of central Paris', () => {
  it('have at most 14 KB in the middle of ten, and none has more than 15', () => {
    const sizes = names
      .map((name) => packCell(writeCell(finish(cellOfTile(tileOf(name), omt)))).length)
      .toSorted((one, other) => one - other);
    assert.ok(sizes[5]! <= 14 * 1_024, sizes.join());
    assert.ok(sizes.at(-1)! <= 15 * 1_024, sizes.join());
  });

  it('have names on most of their streets, each joined along its way', () => {
    const { roads } = finish(cellOfTile(tileOf('8298/5634'), omt));
    const streets = roads.filter(({ kind }) => kind !== 'rail');
    const length = (some: typeof roads) => some.reduce((sum, road) => sum + lengthOf(road.line), 0);
    const share = length(streets.filter(({ name }) => name)) / length(streets);
    assert.ok(share > 0.95, `${share} of the length has a name`);
    const abbesses = roads.filter(({ name }) => name === 'Rue des Abbesses');
    assert.ok(abbesses.length >= 1 && abbesses.length <= 3, `${abbesses.length} pieces`);
  });

  it('are the same from tiles in the schema of Protomaps', () => {
    for (const name of names) {
      const cell = cellOfTile(tileOf(name), omt);
      const tile = madeTile(asProtomaps(cell));
      assert.equal(schemaOfTile(tile).schema, protomaps);
      assert.deepEqual(
        writeCell(finish(cellOfTile(tile, protomaps))),
        writeCell(finish(cell)),
        name,
      );
    }
  });
});

describe('a cell that is cut of a tile', () => {
  it('has streets for pedestrians as streets, and no rails in tunnels', () => {
    const { roads } = cut({
      transportation: [
        line({ class: 'path', subclass: 'pedestrian' }, [0, 0, 900, 0]),
        line({ class: 'path', subclass: 'footway' }, [0, 50, 900, 50]),
        line({ class: 'rail', brunnel: 'tunnel' }, [0, 90, 900, 90]),
        line({ class: 'primary', brunnel: 'tunnel' }, [0, 120, 900, 120]),
      ],
    });
    assert.deepEqual(
      roads.map(({ kind, isTunnel }) => [kind, isTunnel]),
      [
        ['minor', false],
        ['primary', true],
      ],
    );
  });

  it('knows the kinds of Protomaps by their details, and by the kind where these lack', () => {
    const kinds: readonly (readonly [string, string | undefined, RoadKind | undefined])[] = [
      ['highway', 'motorway_link', 'motorway'],
      ['major_road', 'trunk', 'trunk'],
      ['major_road', 'secondary_link', 'secondary'],
      ['major_road', undefined, 'primary'],
      ['minor_road', 'unclassified', 'minor'],
      ['minor_road', 'service', undefined],
      ['other', 'living_street', 'minor'],
      ['path', 'pedestrian', 'minor'],
      ['path', 'track', undefined],
      ['path', 'sidewalk', undefined],
      ['rail', 'subway', undefined],
      ['ferry', undefined, undefined],
    ];
    for (const [kind, detail, expected] of kinds) {
      const properties = { kind, ...(detail && { kind_detail: detail }) };
      const { roads } = cut({ roads: [line(properties, [0, 0, 900, 0])] }, protomaps);
      assert.equal(roads[0]?.kind, expected, `${kind} ${detail}`);
    }
  });

  it('splits a road where its name changes', () => {
    const { roads } = cut({
      transportation: [line({ class: 'minor' }, [0, 0, 500, 0, 900, 300, 1_500, 300])],
      transportation_name: [
        line({ class: 'minor', name: 'Rue A' }, [500, 0, 0, 0]),
        line({ class: 'minor', name: 'Rue B' }, [500, 0, 900, 300, 1_500, 300]),
      ],
    });
    assert.deepEqual(
      roads.map(({ name, line: points }) => [name, points.length / 2]),
      [
        ['Rue A', 2],
        ['Rue B', 3],
      ],
    );
  });

  it('names a road by the line along it, whose points may differ, and not by one across', () => {
    const { roads } = cut({
      transportation: [line({ class: 'minor' }, [0, 100, 1_000, 102])],
      transportation_name: [
        line({ class: 'minor', name: 'Across' }, [500, 0, 500, 900]),
        line({ class: 'minor', name: 'Beside' }, [0, 110, 1_000, 110]),
        line({ class: 'minor', name: 'Along' }, [-50, 99, 300, 101, 700, 100, 1_200, 101]),
      ],
    });
    assert.deepEqual(
      roads.map(({ name }) => name),
      ['Along'],
    );
  });

  it('joins pieces of one street, whichever way they run', () => {
    const { roads } = cut({
      transportation: [
        line({ class: 'minor' }, [500, 0, 0, 40], [500, 0, 900, 300]),
        line({ class: 'minor' }, [1_500, 300, 900, 300]),
      ],
    });
    assert.deepEqual(
      roads.map((road) => road.line),
      [[1_500, 300, 900, 300, 500, 0, 0, 40]],
    );
  });

  it('goes on a little beyond its edges, and no farther', () => {
    const { roads, water } = cut({
      transportation: [line({ class: 'primary' }, [-900, 2_000, 9_000, 2_000])],
      water: [area({ class: 'ocean' }, [-900, -900, 9_000, -900, 9_000, 9_000, -900, 9_000])],
    });
    assert.deepEqual(roads[0]?.line, [-32, 2_000, 4_128, 2_000]);
    assert.deepEqual(
      [...new Set(water[0])].toSorted((one, other) => one - other),
      [-32, 4_128],
    );
  });

  it('has a line twice that leaves the cell and comes back', () => {
    const { roads } = cut({
      transportation: [line({ class: 'primary' }, [100, 100, -500, 100, -500, 900, 100, 900])],
    });
    assert.deepEqual(
      roads.map((road) => road.line),
      [
        [100, 100, -32, 100],
        [-32, 900, 100, 900],
      ],
    );
  });

  it('keeps the holes of areas, and leaves tiny areas and swimming pools out', () => {
    const { water, green } = cut({
      water: [
        area(
          { class: 'lake' },
          [0, 0, 900, 0, 900, 900, 0, 900],
          [300, 300, 300, 600, 600, 600, 600, 300],
        ),
        area({ class: 'lake' }, [0, 0, 9, 0, 9, 9, 0, 9]),
        area({ class: 'swimming_pool' }, [0, 0, 900, 0, 900, 900, 0, 900]),
      ],
      landcover: [area({ class: 'wood' }, [0, 0, 300, 0, 300, 300, 0, 300])],
    });
    assert.equal(water.length, 2);
    assert.equal(green.length, 1);
  });

  it('has tiles of any extent in its own units', () => {
    const { roads } = finish(
      cellOfTile(
        madeTile({ transportation: [line({ class: 'minor' }, [0, 0, 512, 512])] }, 512),
        omt,
      ),
    );
    assert.deepEqual(roads[0]?.line, [0, 0, 4_096, 4_096]);
  });
});

function lengthOf(points: readonly number[]): number {
  let length = 0;
  for (let index = 2; index < points.length; index += 2)
    length += Math.hypot(
      points[index]! - points[index - 2]!,
      points[index + 1]! - points[index - 1]!,
    );
  return length;
}

/** Re-codes what a tile shows into the layers of Protomaps. */
function asProtomaps({ roads, streams, water, green }: StreetCell) {
  const details: Partial<Record<RoadKind, readonly [string, string]>> = {
    motorway: ['highway', 'motorway'],
    trunk: ['major_road', 'trunk'],
    primary: ['major_road', 'primary'],
    secondary: ['major_road', 'secondary'],
    tertiary: ['major_road', 'tertiary'],
    minor: ['minor_road', 'residential'],
    service: ['minor_road', 'service'],
    path: ['path', 'footway'],
    rail: ['rail', 'rail'],
  };
  return {
    roads: roads.map(({ kind: roadKind, isTunnel, name, line: points }) => {
      const [kind = '', detail = ''] = details[roadKind] ?? [];
      const tunnel = isTunnel ? { is_tunnel: true } : {};
      const properties = { kind, kind_detail: detail, ...tunnel, ...(name && { name }) };
      return line(properties, [...points]);
    }),
    water: [
      ...water.map((ring) => area({ kind: 'lake' }, [...ring])),
      ...streams.map((points) => line({ kind: 'river' }, [...points])),
    ],
    landuse: green.map((ring) => area({ kind: 'park' }, [...ring])),
  };
}
