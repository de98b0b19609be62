import { expect } from '@open-wc/testing';
import type { Position } from '../../../src/domain/store.js';
import {
  mountLocator,
  type LocatorHarness,
  type LocatorOptions,
} from '../../support/locator-harness.js';
import { renderLiquid } from '../../support/liquid.js';
import { isListing, isSnapshot, until, usePage } from '../../support/page-harness.js';
import {
  demoEntries,
  movedEntry,
  snapshotOf,
  type SnapshotEntry,
} from '../../support/snapshot-file.js';

/** The first of the demo's stores, by both of its ids. */
const [id, platformId] = [20574, '61162156168'];
/** Points that nobody would find but who is told. */
const at = (lat: number) => ({ by: 'id', positions: { [id]: [lat, 4] } });

/** `<script type="application/json">`, as a theme writes it. */
function jsonChild(value: unknown): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = typeof value === 'string' ? value : `\n  ${JSON.stringify(value)}\n`;
  return script;
}

/** As the service has it: without what a snapshot adds. */
const listed = (entry: SnapshotEntry = {}): SnapshotEntry =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([name]) => !['lat', 'lng', 'precision', 'radiusMeters', 'fingerprint'].includes(name),
    ),
  );

const positionOf = ({ element }: LocatorHarness): Position | undefined =>
  element.stores.find((store) => store.id === id)?.position;

const standsAt = (locator: LocatorHarness, lat: number): Promise<unknown> =>
  until(() => positionOf(locator)?.lat === lat);

/** The gazetteer's word for it: somewhere in its postal code. */
const isApproximate = (locator: LocatorHarness): Promise<unknown> =>
  until(() => positionOf(locator)?.precision === 'postcode');

describe('JSON inside <store-locator>', () => {
  const page = usePage();

  it('says where stores are, by the platform’s ids as by the service’s', async () => {
    for (const positions of [{ [platformId]: [1, 4] }, { [id]: [1, 4] }]) {
      const locator = await mountLocator({ children: [jsonChild({ positions })] });
      await standsAt(locator, 1);
      expect(positionOf(locator)?.precision).to.equal('exact');
      locator.stage.remove();
    }
    expect([page().errors, page().requests.filter(({ url }) => isSnapshot(url))]).to.deep.equal([
      [],
      [],
    ]);
  });

  it('is seen when a theme adds it late, changes it, replaces it and takes it away', async () => {
    const locator = await mountLocator();
    await isApproximate(locator);
    const script = jsonChild(at(1));
    locator.element.append(script);
    await standsAt(locator, 1);
    script.textContent = JSON.stringify(at(2));
    await standsAt(locator, 2);
    (script.firstChild as Text).data = JSON.stringify(at(3));
    await standsAt(locator, 3);
    script.replaceWith(jsonChild(at(4)));
    await standsAt(locator, 4);
    locator.element.replaceChildren();
    await isApproximate(locator);
  });

  it('is seen when it changed while the element was out of the page', async () => {
    const script = jsonChild(at(1));
    const locator = await mountLocator({ children: [script] });
    await standsAt(locator, 1);
    const { element, stage } = locator;
    element.remove();
    await Promise.resolve();
    script.textContent = JSON.stringify(at(2));
    stage.append(element);
    await standsAt(locator, 2);
  });

  it('that is no JSON costs one console line and nothing else', async () => {
    const locator = await mountLocator({ children: [jsonChild('{ positions: oops')] });
    await isApproximate(locator);
    locator.element.units = 'km';
    await locator.element.updateComplete;
    expect(locator.rows()).to.have.length(12);
    expect(page().errors).to.have.length(1);
    expect(page().errors[0]).to.match(
      /^<store-locator> the JSON inside can't be used: SyntaxError/,
    );
  });

  it('that a theme breaks leaves the positions that it gave before', async () => {
    const script = jsonChild(at(1));
    const locator = await mountLocator({ children: [script] });
    await standsAt(locator, 1);
    script.textContent = '{"positions":';
    await until(() => page().errors.length);
    await locator.element.updateComplete;
    expect(positionOf(locator)?.lat).to.equal(1);
  });

  it('of another shape is told of too', async () => {
    await mountLocator({ children: [jsonChild(['x'])] });
    await until(() => page().errors.length);
    expect(page().errors[0]).to.contain('not of the shape');
  });

  it('may be a whole snapshot: its points hold for addresses that are still the same', async () => {
    page().answer(isListing, () => Response.json([movedEntry, demoEntries[1]].map(listed)));
    const locator = await mountLocator({ children: [jsonChild(snapshotOf(demoEntries))] });
    await until(() => locator.element.stores.every(({ position }) => position));
    const precisions = locator.element.stores.map(({ position }) => position?.precision);
    expect(precisions).to.deep.equal(['postcode', 'address']);
  });

  it('is no content: what the element has to say itself still shows', async () => {
    const script = jsonChild(at(1));
    const locator = await mountLocator({
      attributes: { 'public-key': '' },
      children: ['\n  ', script, '\n', document.createComment('stores')],
    });
    expect(locator.message()).to.contain('public-key is missing');
    locator.element.append('Call us');
    locator.element.requestUpdate();
    await locator.element.updateComplete;
    expect(locator.message()).to.equal('');
  });
});

describe('coordinates that are given in several ways', () => {
  const page = usePage();

  it('count in this order: property, JSON inside, coordinates-src', async () => {
    page().answer(isSnapshot, () => Response.json(at(3)));
    const script = jsonChild(at(2));
    const locator = await mountLocator({
      attributes: { 'coordinates-src': '/stores.json' },
      properties: { coordinates: at(1) },
      children: [script],
    });
    await standsAt(locator, 1);
    locator.element.coordinates = undefined;
    await standsAt(locator, 2);
    expect(page().asked(isSnapshot)).to.deep.equal([]);
    script.remove();
    await standsAt(locator, 3);
  });

  it('fall to the next when one is of no use', async () => {
    page().answer(isSnapshot, () => Response.json(at(3)));
    const locator = await mountLocator({
      attributes: { 'coordinates-src': '/stores.json' },
      properties: { coordinates: {} },
      children: [jsonChild('{')],
    });
    await standsAt(locator, 3);
    expect(page().errors.map((line) => line.split(" can't")[0])).to.deep.equal([
      '<store-locator> coordinates',
      '<store-locator> the JSON inside',
    ]);
  });
});

describe('a snapshot as the coordinates-src of <store-locator>', () => {
  const page = usePage();

  async function mount(listed: readonly unknown[], options: LocatorOptions = {}) {
    page().answer(isListing, () => Response.json(listed));
    page().answer(isSnapshot, () => Response.json(snapshotOf(demoEntries)));
    const locator = await mountLocator({
      ...options,
      attributes: { 'coordinates-src': '/stores.json', ...options.attributes },
    });
    await until(() => locator.element.stores.every(({ position }) => position));
    return locator;
  }

  it('takes the stores from the service and their points from the file', async () => {
    const locator = await mount(demoEntries.slice(0, 3).map(listed));
    expect(locator.element.stores).to.have.length(3);
    for (const { position } of locator.element.stores)
      expect(position).to.deep.include({ precision: 'address', radiusMeters: 100 });
  });

  it('leaves a store to the gazetteer whose address has changed since', async () => {
    const locator = await mount([listed(movedEntry), listed(demoEntries[1])]);
    const [moved, other] = locator.element.stores;
    expect([moved?.position?.precision, other?.position?.precision]).to.deep.equal([
      'postcode',
      'address',
    ]);
    expect(moved?.position?.lat).to.be.within(51.8, 52);
  });
});

describe('positions in the listing itself', () => {
  const page = usePage();

  it('are taken from the fields of an item, else from its map address, before all others', async () => {
    const [first, second, third] = demoEntries.map(({ id, name, address, zip, city, country }) => ({
      ...{ id, name, address, zip, city, country },
    }));
    page().answer(isListing, () =>
      Response.json([
        { ...first, latitude: '1.5', longitude: '2.5' },
        {
          ...second,
          google_maps_url: 'https://www.google.com/maps/place/X/@0,0,17z/data=!3d3.5!4d4.5',
        },
        third,
      ]),
    );
    const coordinates = { by: 'id', positions: { [id]: [50, 50] } };
    const locator = await mountLocator({ properties: { coordinates } });
    await until(() => locator.element.stores.every(({ position }) => position));
    const positions = locator.element.stores.map(({ position }) => position);
    expect(positions.slice(0, 2)).to.deep.equal([
      { lat: 1.5, lng: 2.5, precision: 'exact', radiusMeters: 0 },
      { lat: 3.5, lng: 4.5, precision: 'exact', radiusMeters: 0 },
    ]);
    expect(positions[2]?.precision).to.equal('postcode');
  });
});

describe('the Liquid snippet of the documentation', () => {
  usePage();
  const at = (id: number, latitude: number | null, longitude: number | null) => ({
    location: { id, latitude, longitude, name: '"</script>' },
  });
  let snippet: string;
  before(async () => {
    const text = await (await fetch('/docs/coordinates.md')).text();
    snippet = /```liquid\n([^]*?)```/.exec(text)?.[1] ?? '';
  });

  function rendered(variants: readonly unknown[]): HTMLScriptElement {
    const html = renderLiquid(snippet, { product: { variants } });
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(body.querySelectorAll('*')).to.have.length(2);
    return body.querySelector('store-locator > script')!;
  }

  it('prints each location once that has coordinates, and the element reads it', async () => {
    const first = [at(Number(platformId), 52.5, 4.25), at(6115, null, null), at(611, -1.5, 0)];
    const script = rendered([
      { store_availabilities: first },
      { store_availabilities: [...first, at(7, 0, -2)] },
    ]);
    expect(JSON.parse(script.text)).to.deep.equal({
      by: 'platformLocationId',
      positions: { [platformId]: [52.5, 4.25], 611: [-1.5, 0], 7: [0, -2] },
    });
    const locator = await mountLocator({ children: [script] });
    await standsAt(locator, 52.5);
    expect(positionOf(locator)?.precision).to.equal('exact');
  });

  it('prints no position where there is none, and JSON all the same', () => {
    for (const variants of [[], [{ store_availabilities: [] }], [{}]])
      expect(JSON.parse(rendered(variants).text)).to.deep.include({ positions: {} });
  });
});
