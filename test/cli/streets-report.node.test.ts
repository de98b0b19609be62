import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { StreetsWorkplace, casino, monaco, montmartre } from './streets-workplace.js';

let workplace: StreetsWorkplace;
beforeEach(() => (workplace = new StreetsWorkplace()));
afterEach(() => workplace.remove());

describe('the report of store-locator streets', () => {
  it('tells stores whose cell was cut from those that no tile covers', async () => {
    const { code, out } = await workplace.streets([casino, montmartre], '--tiles', monaco);
    assert.equal(code, 0);
    assert.match(out, /^1 store at its address: with streets$/m);
    assert.match(
      out,
      /^1 store at its address, but no tile of .*monaco\.pmtiles covers it: add an archive of its country$/m,
    );
    const far = await workplace.streets([casino, montmartre, montmartre], '--tiles', monaco);
    assert.match(far.out, /^2 stores at their address, but no tile of .* covers them: .* their /m);
  });

  it('promises no streets before a tile is read', async () => {
    const { out } = await workplace.streets([casino], '--dry-run');
    assert.match(out, /^1 store at its address$/m);
  });

  it('reads a store without a precision as a page does: at its address', async () => {
    const { lat, lng } = casino;
    const stores = [
      { lat, lng },
      { lat: String(lat), lng },
      { lat: 0, lng: 0 },
    ];
    const { out } = await workplace.streets(
      [...stores, { lat, lng, precision: 'rough' }],
      '--tiles',
      monaco,
    );
    assert.match(out, /^2 stores at their address: with streets$/m);
    assert.match(out, /^2 stores without a position: nothing$/m);
    assert.ok(workplace.cells().has('14/8529/5974'));
  });

  it('counts no store with streets beyond the ends of the map', async () => {
    const alert = { lat: 85.055, lng: 7.4, precision: 'exact' };
    const { out } = await workplace.streets([casino, alert], '--tiles', monaco);
    assert.match(out, /^1 store at its address: with streets$/m);
    assert.match(out, /^1 store beyond 85\.05° north or south, where the map ends: nothing$/m);
  });

  it('reads a file of stores that begins with a byte order mark', async () => {
    const args = workplace.streetsArguments([casino], '--tiles', monaco);
    writeFileSync(workplace.file, `\uFEFF${readFileSync(workplace.file, 'utf8')}`);
    const { code, err } = await workplace.run(args);
    assert.equal(code, 0, err);
  });
});
