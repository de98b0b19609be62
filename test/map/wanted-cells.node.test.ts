import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wantedCells, cellKey, type WorldBox } from '../../src/map/streets/wanted-cells.js';
import type { PlacedStore } from '../../src/map/markers/placed-store.js';
import { mercatorX, mercatorY } from '../../src/map/view/mercator.js';
import { cellsNear } from '../../src/streets/cells-near.js';
import type { StreetsIndex } from '../../src/streets/street-cell.js';

const index: StreetsIndex = {
  ...{ format: 1, version: 'a1', credit: '', bytes: 0 },
  ...{ radiusKm: 20, zoom: 14, mainRoadsZoom: 10 },
};

/** Numbers from 0 to 1 that look random and are the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const storeAt = (lat: number, lng: number): PlacedStore =>
  ({ id: 1, position: { lat, lng, precision: 'exact' } }) as unknown as PlacedStore;

/** Returns the part of the world that a map of this size shows. */
function viewOf(lat: number, lng: number, zoom: number, width = 764, height = 560): WorldBox {
  const world = 256 * 2 ** zoom;
  const [x, y] = [mercatorX(lng), mercatorY(lat)];
  const [beside, above] = [width / world / 2, height / world / 2];
  return { left: x - beside, right: x + beside, top: y - above, bottom: y + above };
}

/** Returns the keys of the cells that the command writes and that are in view. */
function writtenInView(
  stores: readonly PlacedStore[],
  radiusKm: number,
  z: number,
  view: WorldBox,
) {
  const across = 2 ** z;
  const keys = new Set<string>();
  for (const { position } of stores)
    for (const id of cellsNear(position, radiusKm, z))
      for (const copy of [-1, 0, 1]) {
        const [x, y] = [id.x / across + copy, id.y / across];
        const isBeside = x >= view.right || x + 1 / across <= view.left;
        if (!isBeside && y < view.bottom && y + 1 / across > view.top) keys.add(cellKey(id));
      }
  return [...keys].sort();
}

describe('the cells of a view', () => {
  const random = randomNumbers(35);
  const around = (lat: number, lng: number, count: number, degrees = 1): PlacedStore[] =>
    Array.from({ length: count }, () =>
      storeAt(lat + degrees * (random() - 0.5), lng + degrees * (random() - 0.5)),
    );

  for (const [place, lat, lng, radiusKm] of [
    ['a town', 48.88, 2.338, 1],
    ['a wide radius', 48.88, 2.338, 3.7],
    ['the date line, from the west', -17, 179.99, 2],
    ['the date line, from the east', -17, -179.99, 2],
    ['84° north', 84, 20, 1.3],
    ['84° south', -84, 20, 1.3],
  ] as const)
    it(`are those that the command has written: ${place}`, () => {
      for (let nth = 0; nth < 20; nth++) {
        const stores = [storeAt(lat, lng), ...around(lat, lng, 12)];
        const view = viewOf(lat + (random() - 0.5) / 20, lng + (random() - 0.5) / 20, 14);
        const { streets, mainRoads } = wantedCells(stores, { ...index, radiusKm }, 14, view);
        const written = writtenInView(stores, radiusKm, 14, view);
        assert.ok(written.length <= 64);
        assert.deepEqual(streets.map(cellKey).sort(), written);
        assert.deepEqual(mainRoads.map(cellKey).sort(), writtenInView(stores, 10, 10, view));
      }
    });

  it('begin with the one in the middle, and have each once', () => {
    const view = viewOf(48.88, 2.338, 15);
    const { streets } = wantedCells(around(48.88, 2.338, 50), index, 15, view);
    const keys = streets.map(cellKey);
    assert.equal(keys[0], '14/8298/5634');
    assert.equal(new Set(keys).size, keys.length);
  });

  it('are found around ten thousand stores of one city without working out all of theirs', () => {
    const stores = around(48.88, 2.338, 10_000, 0.3);
    const began = process.cpuUsage();
    const { streets } = wantedCells(stores, index, 14, viewOf(48.88, 2.338, 14));
    const { user, system } = process.cpuUsage(began);
    assert.ok(streets.length > 9);
    // It takes some milliseconds. All cells of all stores take more than ten seconds.
    assert.ok((user + system) / 1_000 < 1_000, `${(user + system) / 1_000} ms`);
  });
});
