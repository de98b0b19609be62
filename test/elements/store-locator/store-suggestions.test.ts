import { expect } from '@open-wc/testing';
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isPage, until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';
import { byRole, isShown, nameOf } from '../../support/harness/stage.js';
import { HeldTimers } from '../../support/fakes/held-timers.js';
import { lookedUp } from '../../support/harness/looked-up.js';

const partDieu =
  'Halvarenne Lyon Part-Dieu, 69003 Lyon, Centre commercial Les Alizés, 90bis rue du Puits Doré';

/** Returns the options in the group of this name. */
const offeredIn = (locator: LocatorHarness, name: string): string[] =>
  byRole(locator.root, 'group', name)
    .filter(isShown)
    .flatMap((group) => byRole(group, 'option').map(nameOf));

/** Records the events that the page hears. */
function heard(locator: LocatorHarness): string[] {
  const events: string[] = [];
  locator.stage.addEventListener('store-locator-search', ({ query }) => events.push(query));
  locator.stage.addEventListener('store-locator-select', ({ store }) => events.push(store.name));
  return events;
}

describe('the stores that <store-locator> suggests', () => {
  const page = usePage();

  it('stand beside the places in a group of their own, accessibly, also on a page from right to left', async () => {
    const locator = await mountLocator({ ...exactly(), style: 'direction: rtl' });
    await locator.type('lyon part');
    await locator.offered(partDieu);
    expect(offeredIn(locator, 'Stores')).to.deep.equal([partDieu]);
    await locator.type('lyo');
    await locator.offered('Lyon, Auvergne-Rhône-Alpes, France');
    const groups = byRole(locator.root, 'group').filter(
      (group) => isShown(group) && group.closest('[role=listbox]'),
    );
    // The group that is shown first stays first, so both orders are right.
    expect(groups.map(nameOf).sort()).to.deep.equal(['Places', 'Stores']);
    expect(offeredIn(locator, 'Stores')).to.have.length(3);
    await locator.isAccessible();
  });

  it('are accessible when one is marked', async () => {
    const locator = await mountLocator(exactly());
    await locator.type('part-d');
    await locator.mark(partDieu);
    const id = locator.box.getAttribute('aria-activedescendant');
    expect(nameOf(locator.root.querySelector(`#${id}`) as Element)).to.equal(partDieu);
    await locator.isAccessible();
  });

  for (const [by, text, store] of [
    ['name, words in any order', 'dieu lyon', partDieu],
    ['street, without accents', '90bis puits dore', partDieu],
    ['postcode', '69003', partDieu],
    ['name with letters swapped', 'halvarenne lyon prat-dieu', partDieu],
    ['street with a letter missing', '90bis puits alizs', partDieu],
  ] as const)
    it(`are found by ${by}`, async () => {
      const locator = await mountLocator(exactly());
      await locator.type(text);
      await locator.offered(store);
    });

  it('do not come again once one is chosen, though its name is like that of a place', async () => {
    const locator = await mountLocator(exactly());
    await locator.type('brotteaux');
    const name = 'Halvarenne Lyon Brotteaux';
    const option = await locator.offered(`${name}, 69006 Lyon, 1bis rue Amélie Corvin`);
    // Stores are offered after this time, even when no place is found yet.
    const timers = new HeldTimers('Timeout', (ms) => ms === 1_500);
    option.click();
    await until(() => locator.box.value === name);
    // Places would be offered by then, and stores now.
    await lookedUp('Lyon');
    timers.run();
    timers.restore();
    await locator.element.updateComplete;
    expect(locator.box.getAttribute('aria-expanded')).to.equal('false');
    expect(locator.rows().some(({ selected }) => selected)).to.equal(true);
    // Suggestions appear again for another text.
    await locator.type('brott');
    await locator.offered(`${name}, 69006 Lyon, 1bis rue Amélie Corvin`);
  });

  it('are selected and shown in the list when they are chosen', async () => {
    const locator = await mountLocator(exactly());
    const events = heard(locator);
    await locator.type('part-d');
    (await locator.offered(partDieu)).click();
    await locator.element.updateComplete;
    const name = 'Halvarenne Lyon Part-Dieu';
    expect([locator.element.selectedStore?.name, locator.box.value]).to.deep.equal([name, name]);
    expect(locator.row(name).item.getAttribute('aria-current')).to.equal('true');
    expect(events).to.deep.equal(['part-d', name, name]);
    expect(locator.options()).to.deep.equal([]);
    await locator.lineSays(`1 store matches “${name}”`);
    await locator.type('');
    expect(locator.element.results).to.equal(locator.element.stores);
    expect(locator.element.selectedStore?.name).to.equal(name);
  });

  it('are chosen by keys, unless the page prevents the event', async () => {
    const locator = await mountLocator(exactly());
    await locator.type('part-d');
    await locator.offered(partDieu);
    locator.element.addEventListener('store-locator-select', (event) => event.preventDefault(), {
      once: true,
    });
    await locator.mark(partDieu);
    await locator.key('Enter');
    expect([locator.element.selectedStore, locator.box.value]).to.deep.equal([undefined, 'part-d']);
    await locator.mark(partDieu);
    await locator.key('Enter');
    expect(locator.element.selectedStore?.name).to.equal('Halvarenne Lyon Part-Dieu');
  });

  it('come while pages arrive, and stay where they are when more do', async () => {
    const [second, third] = [page().hold(isPage(2)), page().hold(isPage(3))];
    const locator = startLocator(exactly());
    await until(() => locator.rows().length);
    await locator.type('halvarenne');
    await until(() => offeredIn(locator, 'Stores').length);
    const offered = offeredIn(locator, 'Stores');
    const { length } = locator.element.stores;
    await locator.mark(offered[0] as string);
    const active = locator.box.getAttribute('aria-activedescendant');
    second();
    await until(() => locator.element.stores.length > length);
    await locator.element.updateComplete;
    expect(offeredIn(locator, 'Stores')).to.deep.equal(offered);
    expect(locator.box.getAttribute('aria-activedescendant')).to.equal(active);
    await locator.key('Enter');
    const chosen = locator.element.selectedStore?.id;
    expect(chosen).to.be.a('number');
    third();
    await locator.settled();
    expect(locator.element.selectedStore?.id).to.equal(chosen);
  });

  it('stay closed once the visitor has closed them, until the text changes', async () => {
    const release = page().hold(isPage(2));
    const locator = startLocator(exactly());
    await until(() => locator.rows().length);
    await locator.type('lyo');
    await until(() => locator.options().length);
    await locator.key('Escape');
    release();
    await locator.settled();
    expect(locator.options()).to.deep.equal([]);
    await locator.type('lyon');
    await until(() => locator.options().length);
  });
});

describe('Enter on the name of a store in <store-locator>', () => {
  const page = usePage();

  it('selects the only store of that name, whatever its case and accents', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    const events = heard(locator);
    await locator.type('halvarenne LYON part dieu');
    await locator.key('Enter');
    await until(() => locator.element.selectedStore);
    expect(events).to.deep.equal(['halvarenne LYON part dieu', 'Halvarenne Lyon Part-Dieu']);
    expect(locator.rows()).to.have.length(1);
  });

  it('waits for the pages that are on their way', async () => {
    const release = page().hold(isPage(2));
    const locator = startLocator(exactly());
    await until(() => locator.rows().length);
    const name = 'Halvarenne Lyon Part-Dieu';
    await locator.type(name);
    await locator.key('Enter');
    expect(locator.element.selectedStore).to.equal(undefined);
    release();
    await until(() => locator.element.selectedStore?.name === name);
  });

  it('selects no store when the page searches for it', async () => {
    const locator = await mountLocator(exactly());
    locator.element.search('Halvarenne Lyon Part-Dieu');
    await locator.lineSays(/^1 store matches/);
    expect(locator.element.selectedStore).to.equal(undefined);
  });
});

describe('a search with mistakes in <store-locator>', () => {
  const page = usePage();

  it('shows the stores that it resembles, says so, and restores the list when it is cleared', async () => {
    const locator = await mountLocator(exactly());
    await locator.filter('Halvarenne Lyno');
    await locator.lineSays(
      'No store matches “Halvarenne Lyno”. Showing 4 stores for “Halvarenne Lyon”.',
    );
    expect(new Set(locator.element.results.map(({ city }) => city))).to.deep.equal(
      new Set(['Lyon']),
    );
    await locator.isAccessible();
    await locator.type('');
    expect(locator.element.results).to.equal(locator.element.stores);
    await locator.lineSays(/^612 stores/);
  });

  it('shows only stores that match exactly as long as there are any', async () => {
    const locator = await mountLocator(exactly());
    await locator.filter('Lyon');
    await locator.lineSays('4 stores match “Lyon”');
  });

  it('shows no similar stores before all pages are there, because one may match exactly', async () => {
    const release = page().hold(isPage(3));
    const locator = startLocator(exactly());
    await until(() => locator.rows().length);
    await locator.filter('Halvarenne Lyno');
    await locator.lineSays(/so far/);
    expect(locator.element.results).to.have.length(0);
    release();
    await locator.lineSays(/^No store matches .* Showing 4 stores/);
  });

  it('shows no similar stores for the beginning of a place’s name', async () => {
    const locator = await mountLocator(exactly());
    await locator.type('Villeurb');
    await locator.key('Enter');
    await locator.lineSays(/of Villeurbanne, France$/);
  });

  it('still shows that nothing is found where no store is similar', async () => {
    const locator = await mountLocator(exactly());
    await locator.filter('Xqzzwv');
    await until(() => locator.line() === 'No store matches “Xqzzwv”.');
    await locator.press('Show all stores');
    expect(locator.element.results).to.equal(locator.element.stores);
  });
});
