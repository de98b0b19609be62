import { expect } from '@open-wc/testing';
import { until } from '../support/harness/page.js';
import { EmbeddedPage } from './embedded-page.js';

/** Texts that shoppers type, with their meaning, its point, and how near a store has to be. */
const table = await (await fetch('/test/gazetteer/field/typed.tsv')).text();
const rows = table
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

/** The countries of the rows, in their order. */
const countries = 'GB AU US JP GB CH FR US AR MX PL GB IT FR JP US GB VN IN'.split(' ');

/** None of the sources of the gazetteer has these quarters. No other place is taken for them. */
const unknown = ['Shoreditch', 'Trastevere', 'Le Marais', 'Ginza'];
/** Enter takes the town that is spelt so, and a button offers the larger one. */
const offered = 'Pittsburg';
/** Antibes in France, and Mexico City for a merchant of Mexico alone. */
const inMexico = '06600';

const names = new Intl.DisplayNames('en', { type: 'region' });
const records = rows.map(([, , latitude, longitude], id) => ({
  id,
  name: `Shop ${id}`,
  address: '',
  city: '',
  state: '',
  zip: '',
  country: names.of(countries[id]!),
  ...{ latitude, longitude },
  platform_location_id: `${id}`,
}));

/** The uncertainty of London, the largest of these towns. A distance to a town includes it. */
const mostUncertainKm = 67;

/** A page whose service has a store at each of these points. Its answer is kept by its address. */
function pageOf(shop: string, stores: readonly object[]): EmbeddedPage {
  const answer = JSON.stringify(JSON.stringify(stores)).replaceAll('<', '\\u003c');
  return new EmbeddedPage(`<script>
      const request = window.fetch;
      window.fetch = (source, options) =>
        String(source.url ?? source).includes('locations.json')
          ? Promise.resolve(new Response(${answer}))
          : request(source, options);
    </script>
    <script type="module" src="/dist/cdn/store-locator.js"></script></head><body>
    <store-locator base-url="https://${shop}.example" public-key="pk_shop"></store-locator>`);
}

describe('texts that shoppers type, in the built files', () => {
  let page: EmbeddedPage;

  before(async () => {
    page = pageOf('world', records);
    await page.whenListed();
    await page.whenPlaced();
  });
  after(() => page.remove());

  const line = () => page.locator.shadowRoot!.querySelector('[role=status]')!.textContent.trim();

  async function finds(text: string, id: number, withinKm: number): Promise<void> {
    page.locator.search(text);
    const found = () => page.locator.results[0];
    await until(
      () =>
        found()?.id === id &&
        (found()?.distanceMeters ?? Infinity) <= (mostUncertainKm + withinKm) * 1000,
    ).catch(() => {
      const { id: first, distanceMeters } = found() ?? {};
      throw new Error(`“${line()}”; first is store ${first} in ${distanceMeters} m`);
    });
  }

  rows.forEach(([text = '', meaning, , , withinKm], id) => {
    if (unknown.includes(text))
      it(`“${text}” takes no other place for ${meaning}`, async () => {
        page.locator.search(text);
        await until(() => line() === `No store matches “${text}”.`);
        expect(page.locator.results).to.deep.equal([]);
      });
    else if (text === offered)
      it(`“${text}”: ${meaning}`, async () => {
        page.locator.search(text);
        const places = () =>
          [...page.locator.shadowRoot!.querySelectorAll('button')].map(({ textContent }) =>
            textContent.trim(),
          );
        await until(() => places().some((name) => /^Pittsburgh\b/.test(name)));
      });
    else if (text !== inMexico)
      it(`“${text}” finds ${meaning}`, () => finds(text, id, Number(withinKm)));
  });

  it(`“${inMexico}” finds Mexico City where the merchant is Mexican`, async () => {
    page.remove();
    const id = rows.findIndex(([text]) => text === inMexico);
    page = pageOf('mexico', [
      records[id]!,
      { ...records[id], id: 99, latitude: 20.67, longitude: -103.35 },
    ]);
    await page.whenListed();
    await page.whenPlaced();
    await finds(inMexico, id, Number(rows[id]![4]));
  });
});
