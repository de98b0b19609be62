import { expect } from '@open-wc/testing';
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isPage, until, usePage } from '../../support/harness/page.js';

/** A new address of the map data, which no other test has read. */
const dataUrl = `/map-data-${crypto.randomUUID()}`;
const timeoutMs = 2_000;

const isDrawn = (locator: LocatorHarness): boolean =>
  locator.root.querySelector('.map-charted') !== null;

/** Waits long enough for a first picture of the map that does not wait. */
async function frames(count = 20): Promise<void> {
  for (let left = count; left; left--) await new Promise(requestAnimationFrame);
}

describe('the first picture of the map of <store-locator>', () => {
  const page = usePage();
  const { setTimeout: usual, clearTimeout: usualClear } = globalThis;
  /** The waits of two seconds that are running, by their timers' ids. */
  const timers = new Map<number, () => void>();
  let lastTimer = 0;
  /** Ends all waits of two seconds. */
  const wait = (): void => {
    for (const [timer, end] of timers) {
      timers.delete(timer);
      end();
    }
  };

  beforeEach(() => {
    timers.clear();
    globalThis.setTimeout = ((...[run, ms, ...rest]: Parameters<typeof usual>) => {
      if (ms !== timeoutMs) return usual(run, ms, ...rest);
      timers.set(--lastTimer, run);
      return lastTimer;
    }) as typeof usual;
    globalThis.clearTimeout = (id) => {
      if (!timers.delete(Number(id))) usualClear(id);
    };
  });
  afterEach(() => {
    Object.assign(globalThis, { setTimeout: usual, clearTimeout: usualClear });
  });

  /**
   * Holds the gazetteer's data back until `release` is called. The outlines of countries come at
   * once.
   */
  function slowGazetteer(nth: number) {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const folder = `${dataUrl}/${nth}/`;
    page().answer(
      ({ pathname }) => pathname.startsWith(folder),
      async ({ url }) => {
        const name = new URL(url).pathname.slice(folder.length);
        if (/^(cities|postal)-/.test(name)) await released;
        return fetch(`/src/gazetteer/data/${name}`);
      },
    );
    return { release, attributes: { 'data-url': folder } };
  }

  /** Starts a locator with the first page of its listing and holds the second page back. */
  async function startWithFirstPage() {
    const release = page().hold(isPage(2));
    const locator = startLocator();
    await until(() => locator.rows().length && timers.size);
    return { release, locator };
  }

  it('has pins, however late the positions are within two seconds', async () => {
    const { release, attributes } = slowGazetteer(1);
    const locator = await mountLocator({ attributes });
    await until(() => locator.map);
    await frames();
    expect([isDrawn(locator), locator.pins()]).to.deep.equal([false, []]);
    release();
    await until(() => isDrawn(locator));
    expect(locator.pins()).not.to.deep.equal([]);
  });

  it('comes without them after two seconds, and they join it', async () => {
    const { release, attributes } = slowGazetteer(2);
    const locator = await mountLocator({ attributes });
    await until(() => locator.map);
    wait();
    await until(() => isDrawn(locator));
    expect(locator.pins()).to.deep.equal([]);
    release();
    await until(() => locator.pins().length);
  });

  it('waits for a listing no longer than that either', async () => {
    const { release, locator } = await startWithFirstPage();
    await frames();
    expect(locator.map).to.equal(undefined);
    wait();
    await until(() => locator.pins().length);
    expect(locator.element.status).to.equal('loading');
    release();
    await locator.settled();
  });

  it('is waited for as before by an element that a theme moves', async () => {
    const { release, locator } = await startWithFirstPage();
    const { stage, element } = locator;
    element.remove();
    stage.append(element);
    await frames();
    expect([locator.map, timers.size]).to.deep.equal([undefined, 1]);
    release();
    await locator.settled();
  });

  it('is not waited for by an element that comes back into the page', async () => {
    const { release, locator } = await startWithFirstPage();
    const { stage, element } = locator;
    element.remove();
    await until(() => timers.size === 0);
    stage.append(element);
    await until(() => locator.pins().length);
    release();
    await locator.settled();
  });
});
