import { expect } from '@open-wc/testing';
import { loadedExtras } from '../../src/elements/stock-badge/load-extras.js';
import { systemClock } from '../../src/http/clock.js';
import { expectAgreement } from '../support/agreement/expect-agreement.js';
import { RandomShop } from '../support/agreement/random-shop.js';
import { mountBadge } from '../support/harness/badge.js';
import { FakeClock } from '../support/fakes/clock.js';
import { until, usePage } from '../support/harness/page.js';
import { mountStock } from '../support/harness/stock.js';

const seeds = [1, 2, 4, 5, 6, 7];
const steps = 30;

describe('badges and locators of several products', () => {
  const page = usePage();
  const usual = { ...systemClock };
  const { now } = Date;

  afterEach(() => {
    Date.now = now;
    Object.assign(systemClock, usual);
  });

  it('load all of their code before the random steps begin', async () => {
    // Loaded once for all that follow: when it comes is no part of what is tested.
    await Promise.all([
      import('../../src/elements/stock-badge/stock-where.js'),
      import('../../src/api/decode/rare-decoders.js'),
      import('../../src/scheduling/load-queue.js'),
    ]);
    await mountStock();
    await mountBadge();
    await until(() => loadedExtras());
  }).timeout(90_000);

  for (const seed of seeds)
    it(`agree about every store after each of ${steps} random steps (seed ${seed})`, async () => {
      const clock = new FakeClock();
      Date.now = () => clock.now();
      Object.assign(systemClock, {
        now: () => clock.now(),
        after: (ms: number, run: () => void, signal?: AbortSignal) => clock.after(ms, run, signal),
        sleep: (ms: number, signal?: AbortSignal) => clock.sleep(ms, signal),
      });
      const shop = new RandomShop(page(), clock, seed);
      const expectAll = (when: string) => {
        for (const product of shop.products) expectAgreement(product, shop.mine, when);
      };
      await shop.open();
      expectAll(`seed ${seed}, at first`);
      const past: string[] = [];
      for (let step = 1; step <= steps; step++) {
        past.push(await shop.step());
        expectAll(`seed ${seed}, step ${step} (${past.slice(-8).join(', ')})`);
      }
      // All of it has happened.
      for (const act of ['variant', 'my store', 'answer', 'failure'])
        expect(
          past.some((each) => each.startsWith(act)),
          act,
        ).to.equal(true);
      // Each step is several frames and answers: on a busy machine they add up.
    }).timeout(90_000);
});
