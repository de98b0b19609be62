import { expect } from '@open-wc/testing';
import { configure } from '../../../src/configure.js';
import { startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isPage, until, usePage } from '../../support/harness/page.js';
import { frames, latency, nextTask } from '../../support/harness/waiting.js';

/** Waits without frames, which this test slows down. */
async function untilNow(fact: () => boolean): Promise<void> {
  while (!fact()) await nextTask();
}

const start = (): LocatorHarness =>
  startLocator({ attributes: { countries: 'FR', 'without-map': '' } });

describe('the first view of <store-locator>', () => {
  const page = usePage();
  const nextFrame = globalThis.requestAnimationFrame;
  beforeEach(() => configure({ requestsPerMinute: 1000 }));
  afterEach(() => {
    globalThis.requestAnimationFrame = nextFrame;
    configure({ requestsPerMinute: undefined });
  });

  /** Lets a frame come so late that all pages are there before. */
  const slowFrames = (): void => {
    globalThis.requestAnimationFrame = (run) => {
      void latency(400).then(() => nextFrame(run));
      return 0;
    };
  };

  /** Each starts a locator and returns once its first rows are there. */
  const arrivals = {
    'the other pages come after the first rows are painted': async () => {
      const release = page().hold(isPage(2));
      const locator = start();
      await untilNow(() => locator.rows().length > 0);
      await frames(3);
      release();
      return locator;
    },
    'all pages come before the first frame': async () => {
      slowFrames();
      const locator = start();
      await untilNow(() => locator.rows().length > 0);
      return locator;
    },
    'a frame passes before the first page, and none before the others': async () => {
      const release = page().hold(isPage(1));
      const locator = start();
      await frames(3);
      slowFrames();
      release();
      await untilNow(() => locator.rows().length > 0);
      return locator;
    },
  };

  it('has the same order at each of 20 loads, early or late as the pages are', async () => {
    const orders = new Map<string, string>();
    const ways = Object.entries(arrivals);
    for (let load = 0; load < 20; load++) {
      const [way, arrive] = ways[load % ways.length]!;
      const locator = await arrive();
      await untilNow(() => locator.element.status === 'ready');
      globalThis.requestAnimationFrame = nextFrame;
      await until(() => locator.choices('Order').length && locator.rows().length >= 25);
      orders.set(locator.names().slice(0, 25).join(), way);
      locator.element.remove();
    }
    expect([...orders.values()]).to.have.length(1);
  });
});
