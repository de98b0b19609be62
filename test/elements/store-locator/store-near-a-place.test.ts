import { expect } from '@open-wc/testing';
import type { Place } from '../../../src/domain/search/place.js';
import { home, selected, visit } from '../../support/harness/address.js';
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import type { RowHarness } from '../../support/harness/row.js';
import { exactly, place, placed } from '../../support/harness/places.js';
import { lookedUp, whenSaid } from '../../support/harness/looked-up.js';

/** The stores near it, as far as their own text has nothing of it. */
async function storesNear(text: string): Promise<readonly number[]> {
  const locator = await mountLocator(exactly());
  locator.element.search(text);
  await until(() => locator.rows().some(({ distance }) => distance));
  const found = locator.element.results.filter(
    (store) => !Object.values(store).some((field) => `${field}`.includes(text)),
  );
  locator.stage.remove();
  return found.slice(1, 30).map(({ id }) => id);
}

const isSelected = (locator: LocatorHarness, id: number): boolean =>
  locator.element.selectedStore?.id === id && locator.rows().some(({ selected }) => selected);

describe('a store that is selected beside a search for a place', () => {
  const page = usePage();
  afterEach(() => history.replaceState(null, '', home));

  for (const [text, line] of [
    ['EC1A 1BB', / of EC1A 1BB, United Kingdom$/],
    ['Villeurbanne', / of Villeurbanne, France$/],
    ['Lyon', / of Lyon, France$/],
  ] as const)
    for (const [where, index, link] of [
      ['near it', 3, (id: number) => `&near=${text}&store=${id}`],
      ['far from it', 28, (id: number) => `&store=${id}&near=${text}`],
    ] as const)
      it(`${where} keeps the answer for ${text}, by a link`, async () => {
        const id = (await storesNear(text))[index] ?? NaN;
        visit(link(id));
        const locator = await mountLocator(exactly());
        await locator.lineSays(line);
        await until(() => isSelected(locator, id));
        await locator.narrowable();
        await locator.lineSays(line);
        expect(locator.box.value).to.equal(text);
        // The stores of Lyon itself are told by their addresses.
        const isTold = ({ distance, address }: RowHarness) => distance || /Lyon/.test(address);
        expect(locator.rows().every(isTold)).to.equal(true);
      });

  it('keeps the answer for a postal code when the page’s script has searched', async () => {
    const id = (await storesNear('EC1A 1BB'))[28] ?? NaN;
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.narrowable();
    locator.element.search('EC1A 1BB');
    locator.element.selectStore(id);
    await until(() => isSelected(locator, id));
    await locator.lineSays(/ of EC1A 1BB, United Kingdom$/);
  });

  it('does not replace the words that a visitor types meanwhile', async () => {
    const id = (await storesNear('EC1A 1BB'))[28] ?? NaN;
    let answer = (_: readonly Place[]): void => {};
    const geocoder = () => new Promise<readonly Place[]>((resolve) => (answer = resolve));
    const locator = await mountLocator(exactly({ properties: { geocoder } }));
    await placed(locator);
    await locator.narrowable();
    locator.element.search('Xqztvw');
    locator.element.selectStore(id);
    await until(() => isSelected(locator, id) && locator.rows().length === 1);
    await locator.filter('Wien');
    answer([place('Xqztvw', 48.2, 16.4)]);
    await until(() => locator.names().length && !isSelected(locator, id));
    await lookedUp('Lyon');
    expect(locator.box.value).to.equal('Wien');
    expect(locator.names().every((name) => name.includes('Wien'))).to.equal(true);
  });

  for (const [what, act, isLeft] of [
    [
      'who has scrolled on since',
      async ({ root }: LocatorHarness) => {
        const scroller = root.querySelector('.scroller')!;
        await until(() => (scroller.scrollTop += 300) > 6_000);
      },
      (locator: LocatorHarness) => locator.root.querySelector('.scroller')!.scrollTop > 5_000,
    ],
    [
      'who has chosen a country since',
      (locator: LocatorHarness) => locator.choose('Country', 'Australia'),
      (locator: LocatorHarness) => locator.chosen('Country').startsWith('Australia'),
    ],
  ] as const)
    it(`does not change the list for a visitor ${what}, when no place has the words as its name`, async () => {
      let answer = (_: readonly Place[]): void => {};
      let isAsked = false;
      const geocoder = () => {
        isAsked = true;
        return new Promise<readonly Place[]>((resolve) => (answer = resolve));
      };
      const locator = await mountLocator(exactly({ properties: { geocoder } }));
      await placed(locator);
      await locator.narrowable();
      locator.element.search('Halvarenne');
      await locator.lineSays('612 stores match “Halvarenne”');
      locator.rowAt(2).select();
      await selected(locator);
      await act(locator);
      await until(() => isLeft(locator) && isAsked);
      answer([]);
      await lookedUp('Lyon');
      expect(isLeft(locator)).to.equal(true);
    });

  it('is shown where there is no such place, with a button to all stores', async () => {
    const id = (await storesNear('EC1A 1BB'))[28] ?? NaN;
    visit(`&near=Xqztvw&store=${id}`);
    const locator = startLocator(exactly());
    await until(() => isSelected(locator, id) && locator.box.value === '');
    await locator.lineSays('No store matches the search of this link.');
    await locator.press('Show all stores');
    await locator.lineSays(/^612 stores in/);
  });

  it('is shown where places can’t be looked up', async () => {
    const id = (await storesNear('EC1A 1BB'))[28] ?? NaN;
    visit(`&near=EC1A 1BB&store=${id}`);
    const locator = startLocator(exactly({ attributes: { 'data-url': '/nowhere/' } }));
    await until(() => isSelected(locator, id) && locator.box.value === '');
  });

  it('stays shown while the data of the place is loading', async () => {
    const asked: string[] = [];
    const release = page().hold(
      ({ pathname }) => pathname.endsWith('.bin') && asked.push(pathname) > 0,
    );
    visit('&near=Manaus');
    const locator = await mountLocator(exactly());
    await until(() => asked.length);
    await whenSaid();
    expect([locator.line(), locator.message()].join()).to.not.contain('No store');
    release();
    await locator.lineSays(/^No store within 250 km of Manaus, Brazil\. Nearest: /);
  });
});
