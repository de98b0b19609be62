import { expect } from '@open-wc/testing';
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isListing, until, usePage } from '../../support/harness/page.js';
import { frames } from '../../support/harness/waiting.js';
import { exactly } from '../../support/harness/places.js';

const sea = [66, 135, 190];
const share = 0.26;

const styleOf = ({ root }: LocatorHarness, selector: string): CSSStyleDeclaration =>
  getComputedStyle(root.querySelector(selector)!);
const numbers = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);

/** A new address of the map data, which no other test has read. */
const dataUrl = `/map-data-${crypto.randomUUID()}`;

/** In this time the land would come that does not wait for its names. */
const pictureFrames = 20;

describe('the map of <store-locator> before its land', () => {
  const page = usePage();

  for (const [look, ground, text] of [
    ['light', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
    ['dark', 'rgb(20, 22, 26)', 'rgb(238, 238, 238)'],
  ] as const)
    it(`has the colour of the sea from the first frame on a ${look} page`, async () => {
      const release = page().hold(isListing);
      const { documentElement } = document;
      documentElement.style.cssText = `background: ${ground}; color: ${text}`;
      const locator = startLocator(exactly());
      await until(() => locator.root.querySelector('.map-pane'));
      const [r, g, b, alpha] = numbers(styleOf(locator, '.map-pane').backgroundColor);
      expect([r, g, b, alpha]).to.deep.equal([...sea, share]);
      release();
      await locator.settled();
      await locator.mapShown();
      // The map's own sea is the same colour on the same ground.
      const water = numbers(styleOf(locator, '.map-frame').backgroundColor);
      const [base] = [numbers(ground)];
      const mixed = sea.map((channel, nth) => channel * share + base[nth]! * (1 - share));
      for (const [nth, channel] of mixed.entries()) expect(water[nth]).to.be.closeTo(channel, 1);
      documentElement.style.cssText = '';
    });

  it('shows land with its names, and none before', async () => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const asked: string[] = [];
    page().answer(
      ({ pathname }) => pathname.startsWith(dataUrl),
      async ({ url }) => {
        const name = new URL(url).pathname.slice(dataUrl.length + 1);
        asked.push(name);
        if (/^outline-[A-Z]/.test(name)) await released;
        return fetch(`/src/gazetteer/data/${name}`);
      },
    );
    const { attributes, ...options } = exactly();
    const locator = await mountLocator({
      ...options,
      attributes: { ...attributes, 'data-url': `${dataUrl}/` },
    });
    await locator.mapShown();
    await until(() => asked.some((name) => /^outline-[A-Z]/.test(name)));
    const isCharted = () =>
      locator.root.querySelector('.leaflet-basemap-pane canvas[style*="width"]') !== null;
    await frames(pictureFrames);
    expect(isCharted()).to.equal(false);
    release();
    await until(isCharted);
    const drawn = () =>
      [...locator.root.querySelectorAll<HTMLCanvasElement>('.leaflet-basemap-pane canvas')].filter(
        ({ style }) => style.width,
      );
    await until(() => drawn().length === 2);
  });
});
