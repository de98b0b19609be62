import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { GeocodingState } from '../../src/cli/geocoding-state.js';
import { fakeNominatim, questionOf, type FakeNominatim } from './fake-nominatim.js';
import type { Listening } from './listen.js';
import { openShop, someLocations } from './shop.js';
import { Workplace } from './workplace.js';

const command = 'dist/npm/cli/store-locator.js';
const locations = someLocations(60);
const atOnce = 8;

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

let shop: Listening;
before(async () => (shop = await openShop(locations)));
after(() => shop.close());

for (const seed of [1, 2]) {
  describe(`a snapshot killed again and again (${seed})`, () => {
    const random = seeded(seed);
    const workplace = new Workplace();
    let geocoder: FakeNominatim;
    let killing: (() => void) | undefined;
    let killed = 0;

    before(async () => {
      geocoder = await fakeNominatim(locations, (_query, response) => {
        // half of the time before the answer leaves, else while it is on its way
        if (killing && random() < 0.15) {
          if (random() < 0.5) response.once('finish', killing);
          else killing();
        }
      });
    });
    after(async () => {
      await geocoder.close();
      workplace.remove();
    });

    const run = async (...more: string[]): Promise<number | null> => {
      const args = workplace.arguments(
        shop,
        ...['--geocoder', 'nominatim', '--endpoint', geocoder.url],
        ...['--requests-per-second', '500', ...more],
      );
      const child = spawn(process.execPath, [command, ...args], { stdio: 'ignore' });
      killing = () => {
        child.kill('SIGKILL');
        killing = undefined;
      };
      const [code] = (await once(child, 'close')) as [number | null];
      killing = undefined;
      if (code === null) killed++;
      return code;
    };

    it('asks the geocoder nothing twice, and has a position for every store in the end', async () => {
      while ((await run()) === null);
      assert.ok(killed > 0);
      assert.equal(workplace.snapshot.stores.length, locations.length);
      assert.ok(workplace.snapshot.stores.every(({ precision }) => precision));

      const questions = geocoder.asked.map((query) =>
        questionOf(query.get('street'), query.get('postalcode')),
      );
      assert.equal(new Set(questions).size, questions.length, 'a request was repeated');
      // what was on its way when killed, and no more, is left to the gazetteer
      const { unanswered, precisions } = workplace.report;
      assert.ok(questions.length + unanswered.length >= locations.length);
      assert.ok(unanswered.length <= killed * atOnce);
      assert.equal(precisions.address, locations.length - unanswered.length);
    });

    it('asks again for addresses without an answer with --ask-again, and then has all of them', async () => {
      const { unanswered } = workplace.report;
      const asked = geocoder.asked.length;
      const before = killed;
      const running = run('--ask-again');
      killing = undefined;
      assert.equal(await running, 0);
      assert.ok(geocoder.asked.length - asked <= unanswered.length);
      assert.equal(workplace.report.precisions.address, locations.length);
      assert.equal(killed, before);
    });
  });
}

describe('the state of a run', () => {
  it('is whole up to the place where writing was cut off, and goes on from there', () => {
    const workplace = new Workplace();
    const path = workplace.stateFile;
    const state = new GeocodingState(path);
    const names = ['a-1', 'b-2', 'c-3'];
    const position = { lat: 1.5, lng: 2.5, precision: 'address', radiusMeters: 100 } as const;
    const line = (address: string) =>
      ({ address, geocoder: 'g', outcome: 'found', position }) as const;
    state.add(names.map(line));
    state.close();
    const bytes = readFileSync(path);
    const ends = names.map((_, i) => (bytes.length / names.length) * (i + 1));

    for (let length = 0; length <= bytes.length; length++) {
      writeFileSync(path, bytes.subarray(0, length));
      const cut = new GeocodingState(path);
      // the line feed itself may be missing
      const whole = ends.filter((end) => end - 1 <= length).length;
      const kept = (opened: GeocodingState) => names.filter((name) => opened.position(name)).length;
      assert.equal(kept(cut), whole);
      cut.add([line('d-4')]);
      cut.close();
      const reopened = new GeocodingState(path);
      assert.deepEqual(reopened.position('d-4'), position);
      assert.equal(kept(reopened), whole);
      reopened.close();
    }
    workplace.remove();
  });
});
