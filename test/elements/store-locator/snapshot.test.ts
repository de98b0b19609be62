import { expect } from '@open-wc/testing';
import { configure } from '../../../src/configure.js';
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import {
  freshScenario,
  isListing,
  isSnapshot,
  until,
  usePage,
} from '../../support/harness/page.js';
import { ownStorage } from '../../support/fakes/own-storage.js';
import {
  demoEntries,
  movedEntry,
  snapshotOf,
  snapshotSrc,
  withSnapshot,
} from '../../support/fakes/snapshot-file.js';

describe('<store-locator> with a snapshot as its src', () => {
  const page = usePage();
  ownStorage();
  const serve = (stores: readonly unknown[]) =>
    page().answer(isSnapshot, () => Response.json(snapshotOf(stores)));

  it('shows its stores after one plain request that needs no preflight', async () => {
    serve(demoEntries);
    const locator = await mountLocator(withSnapshot({ attributes: { countries: 'NL' } }));
    expect(locator.element.status).to.equal('ready');
    expect(locator.rows()).to.have.length(26);
    expect(locator.rowAt(0).place).to.equal('1 of 26');
    // By town, unless it was on the screen before all of it was read.
    expect(locator.rowAt(0).address).to.match(/\d{4} [A-Z]{2} ('s-Gravenhage|Almere)$/);
    await locator.mapShown();
    expect(page().requests.map(({ url }) => url.pathname)).to.deep.equal([snapshotSrc]);
    const [request] = page().requests;
    expect([...(request?.headers.keys() ?? [])]).to.deep.equal(['accept']);
    expect([page().errors, page().warnings]).to.deep.equal([[], []]);
    await locator.isAccessible();
  });

  it('fires the events of load and positions as with the service; its points are of houses, not exact', async () => {
    serve([...demoEntries.slice(0, 400), null, { name: 'No id' }, ...demoEntries.slice(400)]);
    const locator = startLocator(withSnapshot());
    const loads: object[] = [];
    const settled: [number, number][] = [];
    locator.element.addEventListener('store-locator-load', ({ detail }) => loads.push(detail));
    locator.element.addEventListener('store-locator-positions', ({ placed, unplaced }) =>
      settled.push([placed, unplaced]),
    );
    await until(() => settled.length);
    expect(loads).to.have.length(1);
    expect(loads[0]).to.deep.include({ failedPages: [], droppedRecords: 2 });
    expect((loads[0] as { stores: unknown[] }).stores).to.have.length(612);
    expect(page().warnings).to.deep.equal(['<store-locator> 2 records left out: no id or name.']);
    const first = locator.element.stores[0];
    expect(first?.position).to.deep.include({ precision: 'address', radiusMeters: 100 });
    expect(settled[0]?.[0]).to.be.at.least(604);
  });

  it('is read as UTF-8, with a byte order mark and whatever its server calls it', async () => {
    const text = JSON.stringify(snapshotOf([{ ...demoEntries[0], name: 'Zürich 東京 🛍' }]));
    const type = 'application/json; charset=iso-8859-1';
    page().answer(
      isSnapshot,
      () => new Response(new Blob(['\ufeff', text]), { headers: { 'content-type': type } }),
    );
    const locator = await mountLocator(withSnapshot());
    expect(locator.element.stores.map(({ name }) => name)).to.deep.equal(['Zürich 東京 🛍']);
  });

  it('leaves a store to the gazetteer if its address differs from that of its point', async () => {
    serve([movedEntry, ...demoEntries.slice(1, 3)]);
    const locator = await mountLocator(withSnapshot());
    await until(() => locator.element.stores.every(({ position }) => position));
    const precisions = locator.element.stores.map(({ position }) => position?.precision);
    expect(precisions).to.deep.equal(['postcode', 'address', 'address']);
    const { lat = 0, lng = 0 } = locator.element.stores[0]?.position ?? {};
    expect([Math.abs(lat - 51.92) < 0.05, Math.abs(lng - 4.48) < 0.05]).to.deep.equal([true, true]);
  });

  it('yields to coordinates that the merchant gives besides', async () => {
    serve(demoEntries.slice(0, 2));
    const coordinates = { by: 'id', positions: { 20574: [52.1, 4.3] } };
    const locator = await mountLocator(withSnapshot({ properties: { coordinates } }));
    await until(() => locator.element.stores[0]?.position?.precision === 'exact');
    expect(locator.element.stores[0]?.position?.lat).to.equal(52.1);
    expect(locator.element.stores[1]?.position?.precision).to.equal('address');
  });

  it('measures distances and finds places as with the service', async () => {
    serve(demoEntries);
    const locator = await mountLocator(withSnapshot({ attributes: { units: 'km' } }));
    locator.element.search('Lyon');
    await locator.lineSays(/^\d+ stores within 50 km of Lyon, France$/);
    expect(locator.rowAt(0).address).to.contain('Lyon');
    expect(locator.rowAt(4).distance).to.match(/^about \d/);
  });

  it('shows the first rows of a large snapshot while it reads on', async function () {
    this.timeout(20_000);
    const many = Array.from({ length: 10_000 }, (_, id) => ({ ...demoEntries[id % 612], id }));
    serve(many);
    const locator = startLocator(withSnapshot());
    await until(() => locator.rows().length);
    expect(locator.element.status).to.equal('loading');
    expect(locator.element.stores.length).to.be.below(10_000);
    await locator.settled();
    expect(locator.element.stores).to.have.length(10_000);
  });

  it('sends no request to a service whose key it has, because no stock is wanted here', async () => {
    serve(demoEntries);
    await mountLocator(
      withSnapshot({ attributes: { 'base-url': freshScenario(), 'public-key': 'pk_demo' } }),
    );
    expect(page().asked(isListing)).to.deep.equal([]);
  });

  it('shows that there are no stores when the snapshot has none', async () => {
    serve([]);
    const locator = await mountLocator(withSnapshot());
    expect(locator.message()).to.equal('There are no stores to show yet.');
    expect(locator.hasState('empty')).to.equal(true);
  });

  it('is shared by all elements with the same src, and requested again by one that changes to it later', async () => {
    serve(demoEntries);
    const first = startLocator(withSnapshot());
    const second = startLocator(withSnapshot({ attributes: { src: '/shop/x/../stores.json' } }));
    await Promise.all([first.settled(), second.settled()]);
    expect(page().requests).to.have.length(1);
    first.element.src = '/other/stores.json';
    await until(() => page().requests.length === 2);
    await first.settled();
    first.element.src = undefined;
    first.element.baseUrl = freshScenario('one');
    first.element.publicKey = 'pk_demo';
    await until(() => first.element.stores.length === 1);
    expect(second.element.stores).to.have.length(612);
  });

  it('is aborted when the element leaves, and read when it comes back', async () => {
    const release = page().hold(isSnapshot);
    const locator = startLocator(withSnapshot());
    await until(() => page().requests.length === 1);
    const { stage, element } = locator;
    element.remove();
    await until(() => page().requests[0]?.outcome === 'aborted');
    release();
    serve(demoEntries);
    stage.append(element);
    await until(() => element.status === 'ready');
    expect(page().requests).to.have.length(2);
    expect(page().errors).to.deep.equal([]);
  });

  it('is stored for the shop’s next page, which then sends no request', async () => {
    const kept = `/kept-${crypto.randomUUID()}/stores.json`;
    configure({ persist: true });
    serve(demoEntries);
    await mountLocator(withSnapshot({ attributes: { src: kept } }));
    const index = (): string | null => localStorage.getItem('store-locator:answers');
    await until(() => index()?.includes(kept));
    // A busy machine's database may answer too late for a visit, because the network does not wait
    // for it. Such a visit stores its answer once more, which has to be over before the next visit
    // reads.
    let asked: number;
    let visits = 0;
    do {
      asked = page().requests.length;
      page().next();
      const before = index();
      const locator = await mountLocator(withSnapshot({ attributes: { src: kept } }));
      expect(locator.element.stores).to.have.length(612);
      locator.stage.remove();
      if (page().requests.length > asked) await until(() => index() !== before);
    } while (page().requests.length > asked && ++visits < 5);
    expect(page().requests).to.have.length(asked);
  });

  it('remembers my store without a key, also when the file gets a new version', async () => {
    const own = `/mine-${crypto.randomUUID()}/stores.json`;
    configure({ remember: 'session' });
    serve(demoEntries);
    const locator = await mountLocator(withSnapshot({ attributes: { src: `${own}?v=1` } }));
    locator.element.setMyStore(20574);
    expect(locator.element.myStore?.name).to.equal("Halvarenne 's-Gravenhage");
    page().next();
    const later = await mountLocator(withSnapshot({ attributes: { src: `${own}?v=2` } }));
    expect(later.element.myStore?.id).to.equal(20574);
    later.element.setMyStore(null);
  });
});
