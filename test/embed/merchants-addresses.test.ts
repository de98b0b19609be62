import { expect } from '@open-wc/testing';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import { EmbeddedPage } from './embedded-page.js';

interface Row {
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
  readonly withinKm: number;
}

/** Addresses as merchants write them, where they are, and how near a pin has to be. */
const table = await (await fetch('/test/gazetteer/field/addresses.tsv')).text();
const cells = table
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const rows: readonly Row[] = cells.map(([city, state, zip, country, lat, lng, withinKm]) => ({
  address: [city, state, zip, country].filter(Boolean).join(', '),
  lat: Number(lat),
  lng: Number(lng),
  withinKm: Number(withinKm),
}));
const records = cells.map(([city, state, zip, country], id) => ({
  id,
  name: `Shop ${id}`,
  address: '',
  ...{ city, state, zip, country },
  platform_location_id: `${id}`,
}));

/** The page's own service: a listing of these addresses. */
const service = `<script>
  const request = window.fetch;
  window.fetch = (source, options) =>
    String(source.url ?? source).includes('locations.json')
      ? Promise.resolve(new Response(${JSON.stringify(JSON.stringify(records)).replaceAll('<', '\\u003c')}))
      : request(source, options);
</script>`;

describe('the pins of addresses as merchants write them, in the built files', () => {
  let page: EmbeddedPage;
  const found = new Map<number, { readonly lat: number; readonly lng: number }>();

  before(async () => {
    page = new EmbeddedPage(`${service}
      <script type="module" src="/dist/cdn/store-locator.js"></script></head><body>
      <store-locator base-url="https://shop.example" public-key="pk_shop"></store-locator>`);
    await page.whenListed();
    // Each row tells for itself that it has none.
    await page.whenPlaced().catch(() => undefined);
    for (const { id, position } of page.locator.stores) if (position) found.set(id, position);
  });
  after(() => page.remove());

  rows.forEach((row, id) =>
    it(`has ${row.address} within ${row.withinKm} km`, () => {
      const pin = found.get(id);
      expect(pin, 'no pin').to.not.equal(undefined);
      expect(distanceMeters(pin!, row) / 1000).to.be.at.most(row.withinKm);
    }),
  );
});
