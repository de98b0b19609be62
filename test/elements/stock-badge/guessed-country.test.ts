import { expect } from '@open-wc/testing';
import '../../../src/store-locator.js';
import { inventoryAnswer, startBadge } from '../../support/harness/badge.js';
import {
  freshScenario,
  isInventory,
  isListing,
  until,
  usePage,
  whenRemoved,
} from '../../support/harness/page.js';
import { putOnStage } from '../../support/harness/stage.js';

/** The number of stores in each country, in the order of the listing. */
type Countries = readonly (readonly [country: string, stores: number])[];

/** The service's pages have 250 stores. */
const listings: Readonly<Record<string, Countries>> = {
  'of equal countries': [
    ['Germany', 30],
    ['France', 30],
    ['Switzerland', 30],
  ],
  'whose largest country comes on its second page': [
    ['Germany', 140],
    ['France', 110],
    ['Switzerland', 10],
    ['France', 90],
  ],
  'in the order of countries': [
    ['United States', 230],
    ['United Kingdom', 300],
    ['Germany', 40],
  ],
  'with names that browsers do not have': [
    ['USA', 70],
    ['UK', 60],
    ['Germany', 20],
  ],
  'of few stores': [
    ['Switzerland', 9],
    ['France', 8],
    ['Germany', 12],
  ],
};
/** The names that are shown instead of the service's own. */
const names: Readonly<Record<string, string>> = { USA: 'United States', UK: 'United Kingdom' };
const places: readonly (readonly [lang: string, timeZone: string, countries: string])[] = [
  ['en', 'UTC', ''],
  ['en-US', 'UTC', ''],
  ['en-GB', 'Europe/Zurich', ''],
  ['en-FR', 'America/New_York', 'DE'],
  ['en', 'Europe/Paris', ''],
  ['en-x-DE', 'Europe/Zurich', ''],
  ['en', 'America/New_York', 'XX, CH'],
  ['en-CH', 'Europe/Berlin', 'FR'],
];

interface Listed {
  readonly name: string;
  readonly country: string;
}

function storesOf(countries: Countries): readonly Listed[] {
  const each = countries.flatMap(([country, stores]) => Array<string>(stores).fill(country));
  return each.map((country, nth) => ({
    id: nth + 1,
    name: `Shop ${nth + 1}`,
    city: 'X',
    country,
    platform_location_id: `${1001 + nth}`,
  }));
}

describe('a locator and a badge on one page', () => {
  const page = usePage();
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  afterEach(() => {
    Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions;
  });

  /** Makes each browser say that the visitor is in this time zone. */
  function moveTo(timeZone: string): void {
    Intl.DateTimeFormat.prototype.resolvedOptions = function (this: Intl.DateTimeFormat) {
      return { ...resolvedOptions.call(this), timeZone };
    };
  }

  /** Every store has the product, so the badge counts all stores of a country. */
  function answer(stores: readonly unknown[]): void {
    const ids = stores.map((_, nth) => [1001 + nth, 'in_stock']);
    page().answer(isInventory, () => inventoryAnswer({ 1: Object.fromEntries(ids) as object }));
    page().answer(isListing, ({ url }) => {
      const number = Number(new URL(url).searchParams.get('page') ?? 1);
      return inventoryAnswer(stores.slice((number - 1) * 250, number * 250));
    });
  }

  /** Returns the country of the first store that the locator shows. */
  function firstCountry(locator: HTMLElement, stores: readonly Listed[]): string | undefined {
    const row = locator.shadowRoot?.querySelector('[part~=row-name] button');
    return stores.find(({ name }) => name === row?.textContent.trim())?.country;
  }

  for (const [what, countries] of Object.entries(listings))
    it(`guess the same country in a listing ${what}`, async () => {
      const stores = storesOf(countries);
      answer(stores);
      for (const [lang, timeZone, hints] of places) {
        moveTo(timeZone);
        const base = freshScenario();
        const locator = document.createElement('store-locator');
        const attributes = { 'base-url': base, 'public-key': 'pk_demo', 'without-map': '', lang };
        const badge = startBadge({ attributes: { 'base-url': base, 'variant-id': '1', lang } });
        const stage = putOnStage(locator, {
          attributes: { ...attributes, countries: hints },
          properties: { loading: 'eager' },
        });
        await until(() => locator.status === 'ready');
        await until(() => / in (?!some)/.test(badge.says()));
        const said = badge.says();
        const when = `${lang}, ${timeZone}, "${hints}": ${said}`;
        const [, count, country] = /at (\d+) stores in (?:the )?(.*)$/.exec(said) ?? [];
        const spelled = countries.filter(([name]) => (names[name] ?? name) === country);
        const stock = spelled.reduce((sum, [, n]) => sum + n, 0);
        expect([Number(count), stock > 0], when).to.deep.equal([stock, true]);
        // A short list shows all countries.
        if (stores.length > 50)
          expect(firstCountry(locator, stores), when).to.equal(spelled[0]?.[0]);
        badge.stage.remove();
        stage.remove();
        await whenRemoved();
        // The next place is another visitor's page.
        page().next();
      }
    }).timeout(60_000);
});
