import { expect } from '@open-wc/testing';
import type { Details } from '../../../src/domain/store/details/store-details.js';
import type { Store } from '../../../src/domain/store/store.js';
import {
  mountLocator,
  type LocatorHarness,
  type LocatorOptions,
} from '../../support/harness/locator.js';
import { isSnapshot, until, usePage } from '../../support/harness/page.js';
import { byRole, nameOf } from '../../support/harness/stage.js';
import { demoEntries, snapshotOf } from '../../support/fakes/snapshot-file.js';

type Tagged = (entry: { readonly id: number; readonly country: string }) => readonly string[];

const entries = demoEntries.map(({ id, country }) => ({
  id: Number(id),
  country: String(country),
}));
const detailsOf = (tags: Tagged): Details => ({
  by: 'id',
  details: Object.fromEntries(entries.map((entry) => [entry.id, { tags: tags(entry) }])),
});
/** Half of the stores have parking, every third has a café, and the Dutch have bicycles. */
const usual: Tagged = ({ id, country }) => [
  ...(id % 2 ? [] : ['Parking']),
  ...(id % 3 ? [] : ['Café']),
  ...(country === 'Netherlands' ? ['Bicycles'] : []),
];
const count = (test: (entry: (typeof entries)[number]) => boolean): number =>
  entries.filter(test).length;
const dutch = ({ country }: { readonly country: string }): boolean => country === 'Netherlands';

const buttons = (locator: LocatorHarness): string[] =>
  byRole(locator.root, 'group', 'Filters').flatMap((group) => byRole(group, 'button').map(nameOf));

async function mount(tags: Tagged = usual, options: LocatorOptions = {}): Promise<LocatorHarness> {
  const locator = await mountLocator({
    ...options,
    attributes: { 'filters-from': 'tags', ...options.attributes },
    properties: { details: detailsOf(tags), ...options.properties },
  });
  await locator.narrowable();
  await locator.press('Filters');
  return locator;
}
const offered = async (locator: LocatorHarness, names: readonly string[]) => {
  const shown = () => buttons(locator).join('; ') === names.join('; ');
  await until(shown).catch(() => expect(buttons(locator)).to.deep.equal(names));
};

describe('filters from tags', () => {
  const page = usePage();

  it('are buttons with counts, most frequent first', async () => {
    const locator = await mount();
    const parking = count(({ id }) => id % 2 === 0);
    const café = count(({ id }) => id % 3 === 0);
    await offered(locator, [
      `Parking (${parking})`,
      `Café (${café})`,
      `Bicycles (${count(dutch)})`,
    ]);
    expect([page().errors, page().warnings]).to.deep.equal([[], []]);
    await locator.isAccessible();
  });

  it('leave the stores that have all chosen tags; counts are of the stores that are left', async () => {
    const locator = await mount();
    await until(() => buttons(locator).length === 3);
    await locator.press(/^Parking/);
    const both = count(({ id }) => id % 6 === 0);
    await offered(locator, [
      `Parking (${count(({ id }) => id % 2 === 0)})`,
      `Café (${both})`,
      `Bicycles (${count((entry) => entry.id % 2 === 0 && dutch(entry))})`,
    ]);
    await locator.press(/^Café/);
    expect(locator.element.results).to.have.length(both);
    expect(locator.element.results.every(({ id }) => id % 6 === 0)).to.equal(true);
    await locator.lineSays(`${both} stores: Parking, Café`);
    expect(locator.button(/^Café/).getAttribute('aria-pressed')).to.equal('true');
    await locator.isAccessible();
    await locator.press(/^Clear/);
    expect(locator.element.results).to.have.length(entries.length);
  });

  it('follow the search, and keep the tags that are on', async () => {
    const locator = await mount(({ country }) => [
      country === 'Netherlands' ? 'Bicycles' : 'Other',
    ]);
    await until(() => buttons(locator).length === 2);
    await locator.filter('Germany');
    await until(() => buttons(locator).length === 1);
    expect(buttons(locator)[0]).to.match(/^Other \(\d+\)$/);
    await locator.filter('');
    await locator.press(/^Bicycles/);
    await locator.filter('Germany');
    await until(() => buttons(locator).includes('Bicycles (0)'));
    expect(locator.button(/^Bicycles/).getAttribute('aria-pressed')).to.equal('true');
  });

  it('are at most twelve', async () => {
    const locator = await mount(({ id }) =>
      [...Array(20).keys()].map((n) => `t${n % (id % 20 || 1)}`),
    );
    await until(() => buttons(locator).length);
    expect(buttons(locator)).to.have.length(12);
    const counts = buttons(locator).map((text) => Number(/\((\d+)\)/.exec(text)?.[1]));
    expect(counts).to.deep.equal([...counts].sort((a, b) => b - a));
  });

  it('stand behind the merchant’s own filters', async () => {
    const filters = [{ label: 'Even', test: ({ id }: Store) => id % 2 === 0 }];
    const locator = await mount(({ id }) => (id % 3 ? [] : ['Café']), { properties: { filters } });
    const even = count(({ id }) => id % 2 === 0);
    await offered(locator, [`Even (${even})`, `Café (${count(({ id }) => id % 3 === 0)})`]);
    await locator.press(/^Even/);
    await locator.press(/^Café/);
    expect(locator.element.results).to.have.length(count(({ id }) => id % 6 === 0));
  });

  it('come and go with the attribute, and with the details', async () => {
    const locator = await mount(usual, { attributes: { 'filters-from': '' } });
    expect(buttons(locator)).to.deep.equal([]);
    locator.element.filtersFrom = 'tags';
    await until(() => buttons(locator).length === 3);
    await locator.press(/^Parking/);
    locator.element.filtersFrom = undefined;
    await until(() => buttons(locator).length === 0);
    await until(() => locator.element.results.length === entries.length);
    locator.element.filtersFrom = 'tags';
    locator.element.details = detailsOf(() => ['All']);
    await offered(locator, [`All (${entries.length})`]);
  });

  it('are read from details-src and from a snapshot', async () => {
    page().answer(isSnapshot, () => Response.json(detailsOf(usual)));
    const filed = await mountLocator({
      attributes: { 'filters-from': 'tags', 'details-src': '/stores.json' },
    });
    await until(() => buttons(filed).length === 3);
    filed.stage.remove();
    const tagged = demoEntries.map((entry, i) => ({
      ...entry,
      details: { tags: usual(entries[i]!) },
    }));
    page().answer(isSnapshot, () => Response.json(snapshotOf(tagged)));
    const shot = await mountLocator({
      attributes: { 'filters-from': 'tags', src: '/stores.json' },
    });
    await until(() => buttons(shot).length === 3);
  });

  it('are texts, whatever they hold', async () => {
    const locator = await mount(() => ['&lt;img src=x onerror=alert(1)&gt;']);
    await until(() => buttons(locator).length);
    expect(buttons(locator)).to.deep.equal([`<img src=x onerror=alert(1)> (${entries.length})`]);
    expect(locator.root.querySelector('.choices img')).to.equal(null);
  });

  it('of another source are told', async () => {
    await mount(usual, { attributes: { 'filters-from': 'colours' } });
    await until(() => page().warnings.length);
    expect(page().warnings).to.deep.equal([
      '<store-locator> filters-from="colours" is none of tags.',
    ]);
  });
});
