import { expect } from '@open-wc/testing';
import { snapshotOf, withSnapshot } from '../../support/fakes/snapshot-file.js';
import { addressFingerprint } from '../../../src/domain/store/address-fingerprint.js';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isSnapshot, until, usePage } from '../../support/harness/page.js';
import { frames } from '../../support/harness/waiting.js';

const address = { address: '44 Rue des Martyrs', city: 'Paris', zip: '75009', country: 'France' };
const store = (id: number, lat: number, lng: number) => ({
  ...{ ...address, id, name: `Halvarenne ${id}`, lat, lng, precision: 'exact' },
  fingerprint: addressFingerprint({ ...address, state: '' }),
});
const inParis = [store(1, 48.8797, 2.3399), store(2, 48.8783, 2.3318)];
const folder = '/shop/streets/';

describe('<store-locator> with streets-src', () => {
  const page = usePage();
  let asked: string[];
  let files: Map<string, Response>;

  before(async () => {
    // The test's own answers stand in for a shop's folder, and are the files of the demo.
    files = new Map();
    const { pathname } = new URL(folder, location.href);
    const names = ['streets.json'];
    const index = (await (await fetch(`${pathname}streets.json`)).json()) as { version: string };
    for (const x of [8297, 8298, 8299])
      for (const y of [5634, 5635]) names.push(`streets-${index.version}-14-${x}-${y}.wasm`);
    for (const name of names) files.set(name, await fetch(pathname + name));
  });

  beforeEach(() => {
    asked = [];
    page().answer(isSnapshot, () => Response.json(snapshotOf(inParis)));
    page().answer(
      ({ pathname }) => /\/streets[-.][^/]*$/.test(pathname),
      ({ url }) => {
        const name = url.replace(/.*\//, '');
        asked.push(name);
        const file = url.includes(folder) ? files.get(name) : undefined;
        return file?.clone() ?? new Response('', { status: 404 });
      },
    );
  });

  const mount = (attributes: Record<string, string>) =>
    mountLocator(withSnapshot({ attributes: { ...attributes, 'with-search': '' } }));
  const creditOf = ({ root }: LocatorHarness) =>
    root.querySelector('.leaflet-control-attribution')?.textContent ?? '';

  it('shows streets and their credit around stores of a snapshot, and asks for one small file more', async () => {
    const locator = await mount({ 'streets-src': folder });
    await locator.mapShown();
    await until(() => creditOf(locator).includes('© OpenStreetMap'));
    expect(asked.filter((name) => name === 'streets.json')).to.have.length(1);
    expect([page().errors, page().warnings]).to.deep.equal([[], []]);
    await locator.isAccessible();
  });

  it('asks for nothing of streets without the attribute, or with tiles, which come before them', async () => {
    for (const attributes of [
      {},
      {
        'streets-src': folder,
        tiles: '/demo/locator.png?{z}-{x}-{y}',
        'tiles-attribution': '© Tiles',
      },
    ]) {
      const locator = await mount(attributes);
      await locator.mapShown();
      if ('tiles' in attributes) await until(() => creditOf(locator).includes('© Tiles'));
      await frames();
      expect(asked).to.deep.equal([]);
      locator.stage.remove();
    }
  });

  it('takes them from the map when the property is removed, and ends with the element', async () => {
    const locator = await mount({ 'streets-src': `${folder}streets.json` });
    await locator.mapShown();
    await until(() => creditOf(locator).includes('© OpenStreetMap'));
    locator.element.streetsSrc = undefined;
    await until(() => !creditOf(locator).includes('OpenStreetMap'));
    locator.element.streetsSrc = folder;
    await until(() => creditOf(locator).includes('© OpenStreetMap'));
    const { stage } = locator;
    stage.remove();
    await frames();
    expect([page().errors, page().warnings]).to.deep.equal([[], []]);
  });

  it('tells the developer once when there is no such file, and keeps the embedded map', async () => {
    const locator = await mount({ 'streets-src': '/shop/elsewhere/streets.json' });
    await locator.mapShown();
    await until(() => page().errors.length);
    expect(page().errors).to.have.length(1);
    expect(page().errors[0]).to.match(/^<store-locator> streets can't be used: there is no http/);
    expect(creditOf(locator)).not.to.contain('OpenStreetMap');
  });
});
