import { expect } from '@open-wc/testing';
import { demoData } from '../../../demo/service/demo-data.js';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isListing, isPage, until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';
import { byRole, nameOf } from '../../support/harness/stage.js';
import { useVisitor } from '../../support/fakes/visitor.js';

const readings = (locator: LocatorHarness): string[] =>
  byRole(locator.root, 'group', 'Other places of this name').flatMap((group) =>
    byRole(group, 'button').map(nameOf),
  );

/** Other stores than those of the demo: none has the postal code that is typed. */
const storesIn = (country: string, lat: number, lng: number, count: number, from: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: from + i,
    name: `Shop ${from + i}`,
    country,
    latitude: lat + i / 100,
    longitude: lng,
  }));

describe('a text in <store-locator> that may mean several places', () => {
  const page = usePage();
  const visitedBy = useVisitor();

  async function enter(locator: LocatorHarness, text: string): Promise<void> {
    await placed(locator);
    await locator.type(text);
    await locator.key('Enter');
  }

  it('is the city that it begins, and not the hamlet that it names', async () => {
    const locator = await mountLocator(exactly());
    await enter(locator, 'Par');
    await locator.lineSays(/ of Paris, France$/);
    expect(readings(locator)).to.include('Par, England, United Kingdom');
  });

  it('may be the city abroad of the whole name, though five towns at home begin so', async () => {
    page().answer(isListing, () => Response.json(storesIn('United States', 41.8, -87.6, 20, 1)));
    const locator = await mountLocator({ attributes: { units: 'km' } });
    await enter(locator, 'Lyon');
    await until(() => readings(locator).includes('Lyon, Auvergne-Rhône-Alpes, France'));
  });

  for (const [typed, line] of [
    ['altstatd', /^No store matches “altstatd”\. Showing \d+ stores for “Altstadt”/],
    ['presqile', /^No store matches “presqile”\. Showing 1 store for “Presqu'île”/],
    ['marsielle', / of Marseille, France$/],
  ] as const)
    it(`with a typing mistake is the stores of that name, or the town where they are: ${typed}`, async () => {
      const locator = await mountLocator(exactly());
      await enter(locator, typed);
      await locator.lineSays(line);
    });

  for (const [typed, line] of [
    ['Israel', /^No store in Israel\./],
    ['Nevada', /^No store in Nevada, United States\./],
  ] as const)
    it(`is an area without stores, and none with its code or beside it: ${typed}`, async () => {
      const locator = await mountLocator(exactly());
      await enter(locator, typed);
      await locator.lineSays(line);
    });

  it('is the store whose own name it is; places of that name stand beside it', async () => {
    page().amend<readonly { readonly id: number }[]>(isPage(1), ([first, ...rest]) => [
      { ...first!, name: 'Victoria' },
      ...rest,
    ]);
    const locator = await mountLocator(exactly());
    await enter(locator, 'Victoria');
    await until(() => locator.element.selectedStore?.name === 'Victoria');
    await until(() => byRole(locator.root, 'group', 'Places').length);
  });

  it('is the town of that whole name, where another town’s name only begins so', async () => {
    const locator = await mountLocator(exactly());
    await enter(locator, 'Bath');
    await locator.lineSays(/ of Bath, United Kingdom$/);
  });

  it('is the town of that name at home; one abroad, and a region with such a part, are offered too', async () => {
    const locator = await mountLocator(exactly());
    await enter(locator, 'Athens');
    await locator.lineSays(/ of Athens, .*United States$/);
    expect(readings(locator).join()).to.include('Greece');
    await enter(locator, 'Kent');
    await locator.lineSays(/ of Kent, .*United States$/);
    expect(readings(locator)).to.include('England, United Kingdom');
  });

  for (const [typed, line] of [
    ['Lyom', / of Lyon, France$/],
    ['Neu York', / of New York, New York, United States$| of New York, United States$/],
  ] as const)
    it(`is a place by mistake: "${typed}"`, async () => {
      const locator = await mountLocator(exactly());
      await enter(locator, typed);
      await locator.lineSays(line);
    });

  for (const [why, typed, country, options] of [
    ['a store has', '15006', 'Spain', {}],
    ['a store has', '01-208', 'Poland', {}],
    ['a store has in another way of writing', '11000', 'Czechia', {}],
    ['a store has', '00100', 'Finland', {}],
    ['a country has that the page names', '28001', 'Spain', { countries: 'ES' }],
  ] as const)
    it(`is the postal code that ${why}: ${typed}`, async () => {
      const locator = await mountLocator(exactly({ attributes: options }));
      await enter(locator, typed);
      await until(() => / of .*\d/.test(locator.line()));
      expect(locator.line()).to.include(country);
    });

  it('is the postal code of the country that is chosen, and that stays', async () => {
    const locator = await mountLocator(exactly());
    await locator.narrowable();
    await placed(locator);
    await locator.choose('Country', 'Germany');
    await enter(locator, '10115');
    await locator.lineSays(/ of 10115, Germany · only in Germany$/);
  });

  it('is never called the same twice', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.type('New York');
    await locator.offered('New York, New York, United States');
    const places = byRole(locator.root, 'group', 'Places').flatMap((group) =>
      byRole(group, 'option').map(nameOf),
    );
    expect(places).to.include('New York, United States');
    expect(new Set(places).size).to.equal(places.length);
    for (const text of ['Springfield', 'New York']) {
      await enter(locator, text);
      await until(() => readings(locator).length);
      const all = readings(locator);
      expect(new Set(all).size).to.equal(all.length);
      expect(locator.line()).not.to.match(new RegExp(` of (${all.join('|')})$`));
    }
  });

  for (const [language, lang, place] of [
    ['en-US', 'en-FR', '10001, United States'],
    ['de', 'en-US', '10001, United States'],
    ['fr-FR', 'en-US', '10001, France'],
    // Most stores
    ['de', 'en', '10001, France'],
    ['c', 'en', '10001, France'],
  ] as const)
    it(`is ${place} for "${language}" on a page of "${lang}"`, async () => {
      visitedBy({ language, timeZone: 'UTC' });
      const stores = [
        ...storesIn('France', 48, 2, 9, 1),
        ...storesIn('United States', 40, -74, 5, 101),
      ];
      page().answer(isListing, () => Response.json(stores));
      const locator = await mountLocator({ attributes: { lang } });
      await enter(locator, '10001');
      const country = new Intl.DisplayNames(lang, { type: 'region' });
      const [, name] = place.split(', ');
      const code = name === 'France' ? 'FR' : 'US';
      await until(() => locator.line().endsWith(` of 10001, ${country.of(code)}`));
      const other = country.of(code === 'FR' ? 'US' : 'FR');
      expect(readings(locator)).to.deep.equal([`10001, ${other}`]);
    });

  it('is the postal code of a store, wherever the visitor is', async () => {
    const own = demoData.listing.slice().find(({ country, zip }) => country === 'France' && zip);
    visitedBy({ language: 'en-US', timeZone: 'America/New_York' });
    const locator = await mountLocator(exactly());
    await enter(locator, own?.zip ?? '');
    await locator.lineSays(/, France$/);
  });
});
