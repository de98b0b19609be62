import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cellFileName } from '../../src/streets/cell-name.js';
import { cellsNear, latitudeOf, longitudeOf } from '../../src/streets/cells-near.js';
import type { LatLng } from '../../src/domain/store/store.js';

const names = (point: LatLng, radiusKm: number, zoom: number): string[] =>
  cellsNear(point, radiusKm, zoom).map(({ z, x, y }) => `${z}/${x}/${y}`);

/** The middle of a cell of zoom 14 in Paris, which is 1.6 km wide. */
const middle = { lat: latitudeOf(5634.5, 14), lng: longitudeOf(8298.5, 14) };

describe('the cells near a store', () => {
  it('are one where the store is in the middle and the circle within the cell', () => {
    assert.deepEqual(names(middle, 0.7, 14), ['14/8298/5634']);
  });

  it('are those that the circle touches, without the corners that it does not', () => {
    assert.deepEqual(names(middle, 1, 14), [
      '14/8298/5633',
      '14/8297/5634',
      '14/8298/5634',
      '14/8299/5634',
      '14/8298/5635',
    ]);
    assert.equal(names(middle, 1.2, 14).length, 9);
  });

  it('are those on both sides of an edge, and all four at a corner', () => {
    const edge = { lat: middle.lat, lng: longitudeOf(8298, 14) };
    assert.deepEqual(names(edge, 0.1, 14), ['14/8297/5634', '14/8298/5634']);
    const corner = { lat: latitudeOf(5634, 14), lng: longitudeOf(8298, 14) };
    assert.deepEqual(names(corner, 0.1, 14), [
      '14/8297/5633',
      '14/8298/5633',
      '14/8297/5634',
      '14/8298/5634',
    ]);
  });

  it('are found across the date line, from both sides and on it', () => {
    const lat = latitudeOf(9000.5, 14);
    const both = ['14/16383/9000', '14/0/9000'];
    for (const lng of [179.999, 180, -180, -179.999])
      assert.deepEqual(names({ lat, lng }, 0.5, 14).toSorted(), both.toSorted(), String(lng));
  });

  it('are many more at 84° north, where a cell is 256 m wide', () => {
    const cells = cellsNear({ lat: 84, lng: 20 }, 1, 14);
    const across = new Set(cells.map(({ x }) => x)).size;
    const down = new Set(cells.map(({ y }) => y)).size;
    assert.ok(across >= 8 && across <= 10, `${across} columns`);
    assert.ok(down >= 8 && down <= 10, `${down} rows`);
    assert.ok(cells.length < across * down, 'the corners are left out');
    assert.equal(new Set(names({ lat: 84, lng: 20 }, 1, 14)).size, cells.length);
  });

  it('are none where the map has ended, and each is named once on a small map', () => {
    assert.deepEqual(names({ lat: 89, lng: 0 }, 1, 14), []);
    assert.deepEqual(names({ lat: -90, lng: 0 }, 1, 14), []);
    assert.ok(cellsNear({ lat: 85.052, lng: 0 }, 1, 14).some(({ y }) => y === 0));
    assert.deepEqual(names({ lat: 0, lng: 0 }, 500, 0), ['0/0/0']);
    const small = names({ lat: 84, lng: 0 }, 900, 2);
    assert.equal(new Set(small).size, small.length);
  });

  it('are the same for two stores at one point', () => {
    const cells = [middle, { ...middle }].flatMap((point) => names(point, 1, 14));
    assert.equal(new Set(cells).size, cells.length / 2);
  });

  it('have flat names with an ending that themes accept', () => {
    assert.equal(
      cellFileName({ version: 'k3j9x2a' }, { z: 14, x: 8298, y: 5634 }),
      'streets-k3j9x2a-14-8298-5634.wasm',
    );
  });
});
