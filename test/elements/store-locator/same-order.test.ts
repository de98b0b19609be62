import { expect } from '@open-wc/testing';
import { configure } from '../../../src/configure.js';
import { startLocator } from '../../support/harness/locator.js';
import { isPage, until, usePage } from '../../support/harness/page.js';
import { latency, nextTask } from '../../support/harness/waiting.js';

/** Waits without frames, which this test slows down. */
async function untilNow(fact: () => boolean): Promise<void> {
  while (!fact()) await nextTask();
}

describe('the first view of <store-locator>', () => {
  const page = usePage();
  const nextFrame = globalThis.requestAnimationFrame;
  beforeEach(() => configure({ requestsPerMinute: 1000 }));
  afterEach(() => {
    globalThis.requestAnimationFrame = nextFrame;
    configure({ requestsPerMinute: undefined });
  });

  it('has the same order at each of 20 loads, early or late as the other pages are', async () => {
    const orders = new Set<string>();
    for (let load = 0; load < 20; load++) {
      // The other pages arrive long after the first rows are painted, or all before a slow frame.
      const release = load % 2 ? undefined : page().hold(isPage(2));
      if (!release)
        globalThis.requestAnimationFrame = (run) => {
          void latency(400).then(() => nextFrame(run));
          return 0;
        };
      const locator = startLocator({ attributes: { countries: 'FR', 'without-map': '' } });
      await untilNow(() => locator.rows().length > 0);
      if (release) await latency(50);
      release?.();
      await untilNow(() => locator.element.status === 'ready');
      globalThis.requestAnimationFrame = nextFrame;
      await until(() => locator.choices('Order').length && locator.rows().length >= 25);
      orders.add(locator.names().slice(0, 25).join());
      locator.element.remove();
    }
    expect(orders.size).to.equal(1);
  });
});
