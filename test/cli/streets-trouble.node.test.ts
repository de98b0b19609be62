import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { madeTile } from './made-tile.js';
import { StreetsWorkplace, casino, monaco, montmartre, paris } from './streets-workplace.js';

let workplace: StreetsWorkplace;
beforeEach(() => (workplace = new StreetsWorkplace()));
afterEach(() => workplace.remove());

/** Where the header of an archive has the kind of its tiles, and the kind of pictures. */
const TILE_TYPE_AT = 99;
const PNG = 2;

async function refuses(args: readonly string[], code: number, message: RegExp): Promise<void> {
  const result = await workplace.run(args);
  assert.match(result.err, message);
  assert.equal(result.code, code, result.err);
  assert.equal(workplace.hasIndex, false);
}

const refusesTiles = (path: string, message: RegExp, code = 2) =>
  refuses(workplace.streetsArguments([casino], '--tiles', path), code, message);

/** An archive made of Monaco's. */
function archive(change: (bytes: Buffer) => Buffer): string {
  const path = join(workplace.folder, 'changed.pmtiles');
  writeFileSync(path, change(readFileSync(monaco)));
  return path;
}

describe('store-locator streets with tiles that it cannot use', () => {
  it('refuses an archive of pictures', async () => {
    const path = archive((bytes) => (bytes.writeUInt8(PNG, TILE_TYPE_AT), bytes));
    await refusesTiles(path, /holds pictures of a map.*use vector tiles/);
  });

  it('refuses an archive that is cut off, wherever', async () => {
    await refusesTiles(
      archive((bytes) => bytes.subarray(0, 100_000)),
      /cut off: it has 100000 of/,
    );
    await refusesTiles(
      archive((bytes) => bytes.subarray(0, 90)),
      /no PMTiles archive/,
    );
  });

  it('refuses a file that is no archive', async () => {
    await refusesTiles(
      archive(() => Buffer.from('<!doctype html>'.repeat(99))),
      /no PMTiles archive/,
    );
    await refusesTiles(join(workplace.folder, 'none.pmtiles'), /no such file/);
    await refusesTiles(join(workplace.folder, 'none'), /there is no/);
  });

  it('refuses an unknown schema, with its layers', async () => {
    const line = {
      type: 'line',
      properties: { kind: 'residential' },
      lines: [[0, 0, 9, 9]],
    } as const;
    const folder = workplace.tileFolder({ '14/8529/5974.mvt': madeTile({ streets: [line] }) });
    await refusesTiles(folder, /its layers are streets. Use tiles of OpenMapTiles or Protomaps 4/);
  });

  it('refuses tiles of earlier versions of Protomaps, whose roads have other properties', async () => {
    const line = {
      type: 'line',
      properties: { 'pmap:kind': 'minor_road' },
      lines: [[0, 0, 9, 9]],
    } as const;
    const folder = workplace.tileFolder({ '14/8529/5974.mvt': madeTile({ roads: [line] }) });
    await refusesTiles(folder, /no roads of a schema that is known here; its layers are roads/);
  });

  it('refuses a tile that is broken, and names it', async () => {
    const tile = readFileSync(`${paris}/14/8298/5634.mvt.gz`);
    const half = workplace.tileFolder({ '14/8529/5974.mvt.gz': tile.subarray(0, 5_000) });
    await refusesTiles(half, /14\/8529\/5974.mvt.gz cannot be unpacked/, 5);
    const noise = workplace.tileFolder({ '14/8529/5974.mvt.gz': Buffer.from('no tile at all') });
    await refusesTiles(noise, /tile 14\/8529\/5974 of .* is no vector tile/, 5);
  });

  it('refuses an archive of another country, and one that ends before the streets', async () => {
    await refuses(
      workplace.streetsArguments([montmartre], '--tiles', monaco),
      2,
      /no tile lies around your stores/,
    );
    const early = archive((bytes) => (bytes.writeUInt8(12, TILE_TYPE_AT + 2), bytes));
    await refusesTiles(early, /ends at zoom 12.*--max-zoom 12/);
    const earlier = archive((bytes) => (bytes.writeUInt8(11, TILE_TYPE_AT + 2), bytes));
    await refusesTiles(earlier, /ends at zoom 11.*use an archive with more zooms$/m);
  });

  it('tells how to make an archive of a file of another kind', async () => {
    for (const [name, message] of [
      ['monaco.mbtiles', /MBTiles archive: .*pmtiles convert/],
      ['monaco.osm.pbf', /monaco.osm.pbf has data, not tiles: .*planetiler/],
      ['monaco.zip', /monaco.zip is neither a folder of tiles nor/],
    ] as const) {
      const path = join(workplace.folder, name);
      writeFileSync(path, 'some bytes');
      await refusesTiles(path, message);
    }
  });
});

describe('store-locator streets with options that make no sense', () => {
  it('refuses a planet without stores', async () => {
    const args = ['streets', '--tiles', 'https://tiles.invalid/planet.pmtiles'];
    await refuses([...args, '--out', workplace.out], 2, /--stores is missing: .* never of a whole/);
  });

  it('refuses a file that holds no stores, or none with a position', async () => {
    const args = workplace.streetsArguments([], '--tiles', monaco);
    await refuses(args, 3, /no store of .* has a position/);
    for (const text of ['no JSON', '[]', '{"stores":1}', 'null']) {
      writeFileSync(workplace.file, text);
      await refuses(args, 3, /is no file of stores/);
    }
    await refuses(['streets', '--stores', 'none.json', '--tiles', monaco], 2, /no file none.json/);
  });

  it('refuses a folder of stores, and a file for the folder of cells', async () => {
    const args = workplace.streetsArguments([casino], '--tiles', monaco);
    writeFileSync(workplace.out, '');
    await refuses(args, 2, /--out: .* is a file, so name a folder/);
    await refuses([...args, '--region-only'], 2, /--out: .* is a file, so name a folder/);
    const folder = join(workplace.folder, 'stores');
    mkdirSync(folder);
    await refuses([...args, '--stores', folder], 2, /--stores: .* is a folder, so name the file/);
  });

  for (const [args, message] of [
    [['--include', 'buildings'], /seven times as large/],
    [['--include', 'trees'], /service or paths/],
    [['--radius-km', '0'], /--radius-km is a number from 0.1 to 20/],
    [['--radius-km', 'one'], /not "one"/],
    [['--max-zoom', '15'], /--max-zoom is a number from 12 to 14/],
    [['--max-zoom', '13.5'], /12, 13 or 14/],
    [['--zoom', '14'], /--zoom/],
  ] as const)
    it(`refuses ${args.join(' ')}`, () =>
      refuses(workplace.streetsArguments([casino], '--tiles', monaco, ...args), 2, message));

  it('refuses to run without tiles, and without a folder', async () => {
    await refuses(workplace.streetsArguments([casino]), 2, /--tiles is missing/);
    const [name, flag, stores] = workplace.streetsArguments([casino]);
    await refuses([name!, flag!, stores!, '--tiles', monaco], 2, /--out is missing/);
  });
});
