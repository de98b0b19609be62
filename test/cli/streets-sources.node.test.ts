import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { cellsNear } from '../../src/streets/cells-near.js';
import { madeTile } from './made-tile.js';
import { StreetsWorkplace, casino, monaco } from './streets-workplace.js';

let workplace: StreetsWorkplace;
beforeEach(() => (workplace = new StreetsWorkplace()));
afterEach(() => workplace.remove());

const square = { type: 'area', lines: [[0, 0, 4096, 0, 4096, 4096, 0, 4096]] } as const;
const sea = madeTile({ water: [{ ...square, properties: { class: 'ocean' } }] });
const border = madeTile({ boundary: [{ ...square, properties: { admin_level: 2 } }] });
const street = madeTile({
  transportation: [
    { type: 'line', properties: { class: 'minor' }, lines: [[0, 2_000, 4_000, 2_000]] },
  ],
});
const radiusKm = 7;
const namesNear = (km: number) =>
  cellsNear(casino, km, 14).map(({ z, x, y }) => `${z}/${x}/${y}.mvt`);
const around = namesNear(radiusKm);
const [own = ''] = namesNear(0.001);

/** A folder with the same tile in all cells but some. */
const folderOf = (usual: Uint8Array, others: Readonly<Record<string, Uint8Array>> = {}) =>
  workplace.tileFolder({
    ...Object.fromEntries(around.map((name) => [name, usual])),
    ...others,
  });

const cut = (...tiles: readonly string[]) =>
  workplace.streets(
    [casino],
    ...tiles.flatMap((path) => ['--tiles', path]),
    ...['--radius-km', String(radiusKm)],
  );

describe('store-locator streets that looks for the schema of tiles', () => {
  it('goes on over any number of tiles of the sea', async () => {
    assert.ok(around.length > 40);
    const { code, err } = await cut(folderOf(sea, { [around.at(-1)!]: street }));
    assert.equal(code, 0, err);
  });

  it('begins where the stores are', async () => {
    assert.ok(around.indexOf(own) > 20);
    const { code, err } = await cut(folderOf(border, { [own]: street }));
    assert.equal(code, 0, err);
  });

  it('leaves out tiles that show the sea alone, beside others with streets', async () => {
    const { code, out, err } = await cut(folderOf(sea), monaco);
    assert.equal(code, 0, err);
    assert.match(out, /^1 store at its address: with streets$/m);
    assert.ok(workplace.cell('14/8529/5974').roads.length > 0);
  });

  it('refuses tiles that show the sea alone, and those without a known layer', async () => {
    for (const [tile, layer] of [
      [sea, 'water'],
      [border, 'boundary'],
    ] as const) {
      const { code, err } = await cut(folderOf(tile));
      assert.equal(code, 2);
      assert.match(err, new RegExp(`no roads of a schema .* its layers are ${layer}`));
    }
    assert.equal((await cut(folderOf(border), monaco)).code, 2);
  });
});
