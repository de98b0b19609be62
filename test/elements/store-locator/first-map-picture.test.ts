import { expect } from '@open-wc/testing';
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isPage, until, usePage } from '../../support/harness/page.js';
import { useHeldTimers } from '../../support/fakes/held-timers.js';
import { frames } from '../../support/harness/waiting.js';

/** A new address of the map data, which no other test has read. */
const dataUrl = `/map-data-${crypto.randomUUID()}`;

const isDrawn = (locator: LocatorHarness): boolean =>
  locator.root.querySelector('.leaflet-basemap-pane canvas[style*="width"]') !== null;

/** In this time the first picture would come of a map that does not wait. */
const pictureFrames = 20;

describe('the first picture of the map of <store-locator>', () => {
  const page = usePage();
  /** The grace periods of two seconds. */
  const timers = useHeldTimers('Timeout', 2_000);

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
    await until(() => locator.rows().length && timers().size);
    return { release, locator };
  }

  it('has pins, however late the positions are within two seconds', async () => {
    const { release, attributes } = slowGazetteer(1);
    const locator = await mountLocator({ attributes });
    await until(() => locator.map);
    await frames(pictureFrames);
    expect([isDrawn(locator), locator.pins()]).to.deep.equal([false, []]);
    release();
    await until(() => isDrawn(locator));
    expect(locator.pins()).not.to.deep.equal([]);
  });

  it('comes without pins after two seconds, and they join it', async () => {
    const { release, attributes } = slowGazetteer(2);
    const locator = await mountLocator({ attributes });
    await until(() => locator.map);
    timers().run();
    await until(() => isDrawn(locator));
    expect(locator.pins()).to.deep.equal([]);
    release();
    await until(() => locator.pins().length);
  });

  it('waits for a listing no longer than two seconds', async () => {
    const { release, locator } = await startWithFirstPage();
    await frames(pictureFrames);
    expect(locator.map).to.equal(undefined);
    timers().run();
    await until(() => locator.pins().length);
    expect(locator.element.status).to.equal('loading');
    release();
    await locator.settled();
  });

  it('waits the same time in an element that a theme moves', async () => {
    const { release, locator } = await startWithFirstPage();
    const { stage, element } = locator;
    element.remove();
    stage.append(element);
    await frames(pictureFrames);
    expect([locator.map, timers().size]).to.deep.equal([undefined, 1]);
    release();
    await locator.settled();
  });

  it('does not wait in an element that comes back into the page', async () => {
    const { release, locator } = await startWithFirstPage();
    const { stage, element } = locator;
    element.remove();
    await until(() => timers().size === 0);
    stage.append(element);
    await until(() => locator.pins().length);
    release();
    await locator.settled();
  });
});
