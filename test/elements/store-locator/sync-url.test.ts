import { expect } from '@open-wc/testing';
import { home, parameter, selected, visit } from '../../support/harness/address.js';
import { useGeolocation } from '../../support/fakes/geolocation.js';
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import { freshScenario, until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';
import { byRole } from '../../support/harness/stage.js';
import { lookedUp } from '../../support/harness/looked-up.js';

describe('sync-url of <store-locator>', () => {
  usePage();
  const geolocation = useGeolocation();
  const syncing = () => exactly({ attributes: { 'sync-url': '' } });
  afterEach(() => history.replaceState(null, '', home));

  it('keeps search and store in the address, and all other parameters as they are', async () => {
    visit('&view=a%20b&flag');
    const entries = history.length;
    const locator = await mountLocator(syncing());
    await placed(locator);
    await locator.filter('Lyon');
    await until(() => parameter('near') === 'Lyon');
    locator.rowAt(0).select();
    const id = `${locator.element.selectedStore?.id}`;
    await until(() => parameter('store') === id);
    expect(location.search).to.contain('&view=a%20b&flag&');
    expect([location.hash, history.length]).to.deep.equal(['#top', entries]);
    expect(history.state).to.deep.equal({ theme: 1 });
    await locator.type('');
    await until(() => parameter('near') === null);
    expect(parameter('store')).to.equal(id);
  });

  it('leaves out a store that was selected before another search', async () => {
    visit('');
    const locator = await mountLocator(syncing());
    await placed(locator);
    locator.rowAt(2).select();
    await until(() => parameter('store'));
    await locator.filter('Galleria');
    await until(() => parameter('near') === 'Galleria');
    expect(parameter('store')).to.equal(null);
  });

  it('writes a store that is chosen among the suggestions as its id alone', async () => {
    visit('');
    const locator = await mountLocator(syncing());
    await placed(locator);
    const { name } = locator.rowAt(1);
    await locator.type(name);
    await until(() => locator.options().some((option) => option.startsWith(name)));
    await locator.mark(locator.options().find((option) => option.startsWith(name)) ?? '');
    await locator.key('Enter');
    await until(() => parameter('store') === `${locator.element.selectedStore?.id}`);
    expect(parameter('near')).to.equal(null);
    expect(locator.box.value).to.contain(name);
  });

  it('writes nothing before the visitor acts', async () => {
    visit('&store=no-such-store');
    const before = location.href;
    const locator = await mountLocator(syncing());
    locator.element.search('Lyon');
    await locator.lineSays(/ of Lyon, France$/);
    locator.element.selectStore(locator.element.results[0]?.id ?? null);
    await selected(locator);
    await locator.mapShown();
    expect(location.href).to.equal(before);
  });

  it('writes a choice that was made as soon as there were rows', async () => {
    visit('&store=no-such-store');
    const locator = startLocator(syncing());
    await until(() => locator.rows().length);
    const [name] = byRole(locator.rowAt(1).item, 'button');
    name?.focus();
    name?.click();
    const id = `${locator.element.selectedStore?.id}`;
    await until(() => parameter('store') === id);
  });

  it('writes no choice that the page has prevented', async () => {
    const locator = await mountLocator(syncing());
    locator.element.addEventListener('store-locator-select', (event) => event.preventDefault());
    locator.rowAt(0).select();
    await locator.filter('Lyon');
    await until(() => parameter('near') === 'Lyon');
    expect(parameter('store')).to.equal(null);
  });

  it('never writes the visitor’s position', async () => {
    const locator = await mountLocator(syncing());
    await placed(locator);
    await locator.filter('Lyon');
    await until(() => parameter('near') === 'Lyon');
    await locator.press('Near me');
    await until(() => geolocation().questions.length);
    geolocation().find(45.758, 4.835);
    await locator.lineSays(/ of you$/);
    await until(() => parameter('near') === null);
    locator.rowAt(0).select();
    await until(() => parameter('store'));
    expect(location.search).to.not.match(/near|45\.|position/i);
  });

  it('writes far less often than a visitor types', async () => {
    const locator = await mountLocator(syncing());
    const usual = history.replaceState;
    let writes = 0;
    history.replaceState = (...args) => {
      writes++;
      usual.apply(history, args);
    };
    try {
      for (const length of Array(26).keys())
        await locator.filter('abcdefghijklmnopqrstuvwxyz'.slice(0, length + 1));
      await until(() => parameter('near')?.endsWith('z'));
    } finally {
      history.replaceState = usual;
    }
    expect(writes).to.be.below(20);
  });

  it('does without an address that the browser refuses to change', async () => {
    const locator = await mountLocator(syncing());
    const usual = history.replaceState;
    let refused = 0;
    history.replaceState = () => {
      refused++;
      throw new DOMException('too many', 'SecurityError');
    };
    try {
      await locator.filter('Lyon');
      await until(() => refused);
    } finally {
      history.replaceState = usual;
    }
    await locator.lineSays(/“Lyon”$/);
  });

  it('works for the first locator of the page only', async () => {
    const first = await mountLocator(syncing());
    const second = await mountLocator(syncing());
    await second.filter('Paris');
    await first.filter('Lyon');
    await until(() => parameter('near') === 'Lyon');
    first.element.remove();
    await second.element.updateComplete;
    await second.filter('Madrid');
    await until(() => parameter('near') === 'Madrid');
  });

  it('is read again by the copy that a theme puts beside the locator before it takes that away', async () => {
    const attributes = { 'sync-url': '', 'base-url': freshScenario() };
    const locator = await mountLocator(exactly({ attributes }));
    await placed(locator);
    await locator.type('Lyon');
    await locator.key('Enter');
    await locator.lineSays(/ of Lyon, France$/);
    locator.rowAt(1).select();
    const { id } = locator.element.selectedStore!;
    await until(() => parameter('store') === `${id}`);
    const other = { ...attributes, class: 'is-new', 'product-id': '1', 'variant-id': '2' };
    const copy = startLocator(exactly({ attributes: other }));
    await copy.settled();
    await until(() => copy.element.results.some(({ position }) => position));
    // The part that reads the address has come by then.
    await copy.narrowable();
    await lookedUp('Lyon');
    expect([copy.box.value, copy.element.selectedStore]).to.deep.equal(['', undefined]);
    locator.stage.remove();
    await copy.lineSays(/ of Lyon, France/);
    await until(() => copy.element.selectedStore?.id === id);
    expect([parameter('near'), parameter('store')]).to.deep.equal(['Lyon', `${id}`]);
  });

  it('follows the visitor back to an entry of the history with another search', async () => {
    visit('');
    const locator = await mountLocator(syncing());
    await placed(locator);
    await locator.filter('Lyon');
    await until(() => parameter('near') === 'Lyon');
    history.pushState(null, '', '#another');
    await locator.filter('Paris');
    await until(() => parameter('near') === 'Paris');
    history.back();
    await until(() => parameter('near') === 'Lyon');
    await locator.lineSays(/ of Lyon, France$/);
    expect(locator.box.value).to.equal('Lyon');
  });

  it('removes the choice where the visitor goes back to an entry without one', async () => {
    visit('');
    const locator = await mountLocator(syncing());
    await placed(locator);
    await locator.type('Lyon');
    await locator.key('Enter');
    await locator.lineSays(/ of Lyon, France$/);
    await until(() => parameter('near') === 'Lyon');
    history.pushState(null, '', '#another');
    locator.rowAt(0).select();
    const { selectedStore } = locator.element;
    await until(() => parameter('store') === `${selectedStore?.id}`);
    history.back();
    await until(() => parameter('store') === null);
    await until(() => !locator.element.selectedStore);
    expect(locator.box.value).to.equal('Lyon');
    history.forward();
    await until(() => locator.element.selectedStore?.id === selectedStore?.id);
  });

  it('writes nothing into the address of another page that the theme goes on to', async () => {
    visit('');
    const locator = await mountLocator(syncing());
    await locator.filter('L');
    await until(() => parameter('near') === 'L');
    await locator.filter('Lyon');
    const elsewhere = new URL('/elsewhere?variant=1', location.href).href;
    history.pushState(null, '', elsewhere);
    // The line is written later than the address would be.
    await locator.lineSays(/“Lyon”$/);
    expect(location.href).to.equal(elsewhere);
    history.back();
    await until(() => location.href !== elsewhere);
  });

  it('writes nothing into the address of a page whose locator lacks the attribute', async () => {
    visit('&near=Lyon');
    const before = location.href;
    const locator = await mountLocator(exactly());
    await locator.lineSays(/ of Lyon, France$/);
    await locator.filter('Paris');
    locator.rowAt(0).select();
    await locator.lineSays(/“Paris”$/);
    expect(location.href).to.equal(before);
  });
});
