import assert from 'node:assert/strict';
import { readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { cellFileName } from '../../src/streets/cell-name.js';
import {
  MAIN_ROADS_RADIUS_KM,
  cellsNear,
  latitudeOf,
  longitudeOf,
} from '../../src/streets/cells-near.js';
import type { CellId } from '../../src/streets/street-cell.js';
import { StreetsWorkplace, casino, monaco, montmartre, paris } from './streets-workplace.js';

let workplace: StreetsWorkplace;
beforeEach(() => (workplace = new StreetsWorkplace()));
afterEach(() => workplace.remove());

const main = ['motorway', 'trunk', 'primary', 'secondary', 'rail'];

describe('store-locator streets', () => {
  it('writes the cells around a store, an index and a notice', async () => {
    const { code, out } = await workplace.streets([casino], '--tiles', monaco);
    assert.equal(code, 0);
    const { index } = workplace;
    const names = [...cellsNear(casino, 1, 14), ...cellsNear(casino, MAIN_ROADS_RADIUS_KM, 10)].map(
      (id) => cellFileName(index, id),
    );
    const cells = Object.keys(workplace.files()).filter((name) => name.endsWith('.wasm'));
    assert.ok(cells.length >= 4 && cells.every((name) => names.includes(name)), cells.join());
    const bytes = cells.reduce((sum, name) => sum + statSync(join(workplace.out, name)).size, 0);
    const { version, credit, ...rest } = index;
    assert.deepEqual(rest, { format: 1, radiusKm: 1, zoom: 14, mainRoadsZoom: 10, bytes });
    assert.match(version, /^[0-9a-f]{10}$/);
    assert.match(credit, /openmaptiles\.org.*openstreetmap\.org\/copyright/);
    assert.match(
      readFileSync(join(workplace.out, 'STREETS-LICENCE.txt'), 'utf8'),
      /OpenStreetMap contributors[^]*Open Database License/,
    );
    assert.match(out, /^1 store at its address: with streets$/m);
    assert.match(out, /The map has to show: © OpenMapTiles © OpenStreetMap/);
  });

  it('cuts named streets at zoom 14, and main roads without names at zoom 10', async () => {
    await workplace.streets([casino], '--tiles', monaco);
    const { roads } = workplace.cell('14/8529/5974');
    assert.ok(roads.some(({ name, kind }) => name === 'Avenue Albert II' && kind === 'minor'));
    assert.ok(roads.some(({ isTunnel, name }) => isTunnel && name === 'Tunnel Albert II'));
    assert.ok(!roads.some(({ kind }) => kind === 'service' || kind === 'path'));
    const far = workplace.cell('10/533/373').roads;
    assert.ok(far.length > 0 && far.every(({ kind, name }) => main.includes(kind) && !name));
  });

  it('thins main roads from the streets where the tiles begin at zoom 14', async () => {
    await workplace.streets([montmartre], '--tiles', paris);
    const { roads, green } = workplace.cell('10/518/352');
    assert.ok(roads.length > 10 && roads.every(({ kind }) => main.includes(kind)));
    assert.ok(green.length > 0);
    // Column 8298 and row 5634 of zoom 14 are the cell's tenth column and third row of 16.
    const inside = roads.flatMap(({ line }) => line.filter((_, index) => index % 2 === 0));
    assert.ok(
      inside.every((x) => x >= 9 * 256 - 2 && x <= 12 * 256 + 2),
      String(inside),
    );
  });

  it('gives main roads alone to stores that are known by postal code or town', async () => {
    const near = { ...casino, precision: 'postcode' };
    const { code, out } = await workplace.streets([near, { name: 'Lost' }], '--tiles', monaco);
    assert.equal(code, 0);
    assert.ok([...workplace.cells().keys()].every((name) => name.startsWith('10/')));
    assert.match(out, /^0 stores at their address/m);
    assert.match(out, /^1 store known by postal code or town alone: main roads/m);
    assert.match(out, /^1 store without a position: nothing$/m);
    assert.match(out, /--geocoder/);
  });

  it('adds driveways and paths when they are wanted', async () => {
    await workplace.streets([casino], '--tiles', monaco, '--include', 'service,paths');
    const kinds = new Set(workplace.cell('14/8529/5974').roads.map(({ kind }) => kind));
    assert.ok(kinds.has('service') && kinds.has('path'));
  });

  it('takes several sources, and each cell from the first one that has it', async () => {
    const tiles = ['--tiles', paris, '--tiles', monaco];
    await workplace.streets([montmartre, casino], ...tiles);
    const names = [...workplace.cells().keys()];
    assert.ok(names.includes('14/8298/5634') && names.includes('14/8529/5974'), names.join());
  });

  it('writes each cell once for two stores at one point', async () => {
    await workplace.streets([casino], '--tiles', monaco);
    const files = workplace.files();
    await workplace.streets([casino, casino], '--tiles', monaco);
    assert.deepEqual(workplace.files(), files);
  });

  it('writes the same bytes from the same tiles, whatever the order of the stores', async () => {
    const other = new StreetsWorkplace();
    const stores = [casino, { ...casino, lat: 43.7275, lng: 7.4155 }];
    await workplace.streets(stores, '--tiles', monaco);
    await other.streets(stores.toReversed(), '--tiles', monaco);
    assert.deepEqual(other.files(), workplace.files());
    other.remove();
  });

  it('writes nothing in a second run, and removes what is not needed any more', async () => {
    await workplace.streets([casino], '--tiles', monaco);
    const times = () =>
      readdirSync(workplace.out).map((name) => statSync(join(workplace.out, name)).mtimeMs);
    const before = times();
    const again = await workplace.streets([casino], '--tiles', monaco);
    assert.deepEqual(times(), before);
    assert.match(again.out, /: 0 new, \d+ as before, 0 removed/);
    const { version } = workplace.index;
    writeFileSync(join(workplace.out, 'streets.css'), 'of the shop');
    const smaller = await workplace.streets([casino], '--tiles', monaco, '--radius-km', '0.2');
    assert.match(smaller.out, /[1-9]\d* removed/);
    const files = Object.keys(workplace.files());
    assert.ok(files.includes('streets.css') && !files.some((name) => name.includes(version)));
  });

  it('keeps the names of cells when stores come and go, and renames all when one has changed', async () => {
    const tiles = ['--tiles', paris, '--tiles', monaco];
    await workplace.streets([casino], ...tiles);
    const { version } = workplace.index;
    const before = workplace.cells();
    const more = await workplace.streets([casino, montmartre], ...tiles);
    assert.match(more.out, new RegExp(`: [1-9]\\d* new, ${before.size} as before, 0 removed`));
    assert.equal(workplace.index.version, version);
    const fewer = await workplace.streets([casino], ...tiles);
    assert.match(fewer.out, new RegExp(`: 0 new, ${before.size} as before, [1-9]\\d* removed`));

    const [id] = [...before.keys()];
    const [z, x, y] = id!.split('/').map(Number) as [number, number, number];
    writeFileSync(join(workplace.out, cellFileName(workplace.index, { z, x, y })), 'of old tiles');
    workplace.rewriteIndex({ version: 'abcdef0123' });
    for (const name of readdirSync(workplace.out).filter((one) => one.includes(version)))
      renameSync(
        join(workplace.out, name),
        join(workplace.out, name.replace(version, 'abcdef0123')),
      );
    await workplace.streets([casino], ...tiles);
    assert.equal(workplace.index.version, version);
    assert.deepEqual([...workplace.cells().keys()], [...before.keys()]);
  });

  it('counts cells and bytes without reading a tile, in a dry run', async () => {
    const { code, out } = await workplace.run([
      ...workplace.streetsArguments([casino, montmartre], '--dry-run'),
      ...['--tiles', 'https://tiles.invalid/planet.pmtiles'],
    ]);
    assert.equal(code, 0);
    const streets = [casino, montmartre].flatMap((store) => cellsNear(store, 1, 14)).length;
    assert.match(
      out,
      new RegExp(`^${streets} cells with streets and \\d+ cells with main roads: `, 'm'),
    );
    assert.equal(workplace.hasIndex, false);
  });

  it('writes the region for an extract of an archive, and nothing else', async () => {
    const { code, out } = await workplace.streets([casino], '--region-only');
    assert.equal(code, 0);
    assert.deepEqual(readdirSync(workplace.out), ['streets-region.geojson']);
    assert.match(out, /pmtiles extract .*--region=/);
    const { type, coordinates } = JSON.parse(
      readFileSync(join(workplace.out, 'streets-region.geojson'), 'utf8'),
    ) as { type: string; coordinates: [number, number][][][] };
    assert.equal(type, 'MultiPolygon');
    const boxes = coordinates.map(([ring = []]) => {
      const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
      return [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)] as const;
    });
    const isMeant = (lat: number, lng: number) =>
      boxes.some(
        ([west, east, south, north]) => west < lng && lng < east && south < lat && lat < north,
      );
    for (const { z, x, y } of cellsNear(casino, 1, 14))
      assert.ok(isMeant(latitudeOf(y + 0.5, z), longitudeOf(x + 0.5, z)), `14/${x}/${y}`);
    const inCell = ({ z, x, y }: CellId) =>
      boxes.some(
        ([west, , , north]) =>
          Math.floor((west - longitudeOf(x, z)) / (360 / 2 ** z)) === 0 &&
          north < latitudeOf(y, z) &&
          north > latitudeOf(y + 1, z),
      );
    const far = cellsNear(casino, MAIN_ROADS_RADIUS_KM, 10);
    assert.ok(far.length > 1 && far.every(inCell), 'a tile of each cell with main roads');
    assert.ok(!isMeant(casino.lat + 0.1, casino.lng), 'not the country around');
  });
});
