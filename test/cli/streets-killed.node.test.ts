import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Listening } from './listen.js';
import { StreetsWorkplace, montmartre, paris } from './streets-workplace.js';
import { tileServer } from './tile-server.js';

const command = 'dist/npm/cli/store-locator.js';

let workplace: StreetsWorkplace;
let whole: StreetsWorkplace;
let server: Listening;
let killAfter = Infinity;
let kill = () => {};
beforeEach(async () => {
  workplace = new StreetsWorkplace();
  whole = new StreetsWorkplace();
  server = await tileServer(paris, (count) => count >= killAfter && kill());
});
afterEach(async () => {
  for (const each of [workplace, whole]) each.remove();
  await server.close();
});

describe('store-locator streets that is killed again and again', () => {
  it('has no index before the end, and then the same files as a run in one go', async () => {
    await whole.streets([montmartre], '--tiles', paris);
    const tiles = `${server.url}/{z}/{x}/{y}.mvt.gz`;
    const args = workplace.streetsArguments([montmartre], '--tiles', tiles);
    for (const count of [1, 4, 7, 9]) {
      killAfter = count;
      const child = spawn(process.execPath, [command, ...args], { stdio: 'ignore' });
      kill = () => child.kill('SIGKILL');
      const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
      assert.equal(signal, 'SIGKILL');
      assert.equal(workplace.hasIndex, false);
    }
    killAfter = Infinity;
    const child = spawn(process.execPath, [command, ...args], { stdio: 'ignore' });
    assert.deepEqual(await once(child, 'exit'), [0, null]);
    assert.deepEqual(workplace.files(), whole.files());
  });
});
