import { expect } from '@open-wc/testing';
import { demoData } from '../../../demo/service/demo-data.js';
import type { Store } from '../../../src/domain/store/store.js';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { byRole, nameOf } from '../../support/harness/stage.js';

const listing = demoData.listing.slice();

const filters = [
  { label: 'Even', test: ({ id }: Store) => id % 2 === 0 },
  { label: 'Odd', test: ({ id }: Store) => id % 2 === 1 },
];

async function mount(options: Parameters<typeof mountLocator>[0] = {}): Promise<LocatorHarness> {
  const locator = await mountLocator({
    ...options,
    attributes: { countries: 'FR', ...options.attributes },
  });
  await locator.narrowable();
  // Codes are known by then: two spellings of a country are one.
  await until(() => locator.choices('Country').includes('United Kingdom (64)'));
  return locator;
}

describe('filters of a merchant in <store-locator>', () => {
  const page = usePage();
  const buttons = (locator: LocatorHarness): string[] =>
    byRole(locator.root, 'group', 'Filters').flatMap((group) =>
      byRole(group, 'button').map(nameOf),
    );

  it('are buttons with counts that narrow the list and are named in the line', async () => {
    const locator = await mount({ properties: { filters } });
    const even = listing.filter(({ id }) => id % 2 === 0).length;
    expect(buttons(locator)).to.deep.equal([`Even (${even})`, `Odd (${listing.length - even})`]);
    await locator.press(/^Even/);
    expect(locator.element.results).to.have.length(even);
    expect(locator.button(/^Even/).getAttribute('aria-pressed')).to.equal('true');
    expect(buttons(locator)[1]).to.equal('Odd (0)');
    await locator.lineSays(`${even} stores: Even`);
    await locator.choose('Country', 'United States');
    await locator.lineSays(/^\d+ stores in the United States: Even$/);
    await locator.isAccessible();
    await locator.press(/^Even/);
    await locator.lineSays('60 stores in the United States');
  });

  it('test each store once; one that throws counts as false and is reported once', async () => {
    let asked = 0;
    const broken = {
      label: 'Broken',
      test: () => {
        asked++;
        throw new Error('no such field');
      },
    };
    const locator = await mount({ properties: { filters: [broken] } });
    expect(buttons(locator)).to.deep.equal(['Broken (0)']);
    await locator.press(/^Broken/);
    await locator.lineSays('No store is left with these filters.');
    const before = asked;
    await locator.press(/^Broken/);
    expect(asked).to.equal(before);
    expect(page().errors.filter((line) => line.includes('“Broken”'))).to.have.length(1);
  });

  it('can be set late and replaced, and are ignored unless they are a list', async () => {
    const locator = await mount();
    locator.element.filters = filters;
    await until(() => buttons(locator).length === 2);
    await locator.press(/^Even/);
    locator.element.filters = [{ label: 'Even', test: () => true }];
    await until(() => locator.element.results.length === 612);
    locator.element.filters = 'Even' as never;
    await until(() => buttons(locator).length === 0);
  });

  for (const [what, wrong, told] of [
    ['nothing, as a condition leaves that does not hold', [false, null, undefined], []],
    ['no filter', [{}], [/^<store-locator> filters: /]],
    ['without a test', [{ label: 'Odd' }], [/^<store-locator> filters: /]],
    ['of a label that is there already', [filters[0]], [/^<store-locator> filters: /]],
  ] as const)
    it(`leave out an entry that is ${what}`, async () => {
      const locator = await mount({ properties: { filters: [...wrong, ...filters] as never } });
      expect(buttons(locator).map((text) => text.replace(/ .*/, ''))).to.deep.equal([
        'Even',
        'Odd',
      ]);
      await locator.press(/^Odd/);
      expect(locator.element.results.every(({ id }) => id % 2 === 1)).to.equal(true);
      expect(page().errors).to.deep.equal([]);
      expect(page().warnings).to.have.length(told.length);
      for (const [nth, line] of told.entries()) expect(page().warnings[nth]).to.match(line);
    });
});
