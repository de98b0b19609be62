import { expect } from '@open-wc/testing';
import { demoData } from '../../demo/service/demo-data.js';
import type { Promises } from './scenario-run.js';

const locations = demoData.listing.slice();

/** Checks of the scenarios about stock. */
export const inventoryPromises: Promises = {
  'inventory-null': async ({ table }) => expect(await table('inventory-null')).to.equal(null),
  'inventory-empty': async ({ table }) => expect(await table('inventory-empty')).to.deep.equal({}),
  'inventory-204': async ({ stock }) => {
    const response = await stock('inventory-204');
    expect(response.status).to.equal(204);
    expect(await response.text()).to.equal('');
  },
  'inventory-absent-variant': async ({ table, firstVariantId }) => {
    const { [firstVariantId]: first, ...others } = await table('default');
    expect(first).to.be.an('object');
    expect(await table('inventory-absent-variant')).to.deep.equal(others);
  },
  'inventory-absent-location': async ({ table }) => {
    const first = String(locations[0]?.platform_location_id);
    const usual = await table('default');
    const read = await table('inventory-absent-location');
    expect(Object.values(usual).some((row) => first in row)).to.equal(true);
    expect(Object.values(read).some((row) => first in row)).to.equal(false);
    for (const [variant, row] of Object.entries(usual)) {
      delete row[first];
      expect(read[variant]).to.deep.equal(row);
    }
  },
  'inventory-unknown-words': async ({ table, firstVariantId }) => {
    const { [firstVariantId]: usual = {}, ...others } = await table('default');
    const { [firstVariantId]: odd = {}, ...rest } = await table('inventory-unknown-words');
    expect(rest).to.deep.equal(others);
    expect(odd).to.have.all.keys(Object.keys(usual));
    const documented = ['in_stock', 'low_stock', 'out_of_stock'];
    expect(Object.values(odd).some((word) => documented.includes(word))).to.equal(false);
  },
  'inventory-wrapped': async ({ stock, table }) => {
    const { data } = (await (await stock('inventory-wrapped')).json()) as {
      data: { inventory: Record<string, Record<string, object>> };
    };
    const [[product, variants] = ['', {}]] = Object.entries(data.inventory);
    expect(product).to.match(/^\d+$/);
    expect(variants).to.have.all.keys(Object.keys(await table('default')));
    expect(JSON.stringify(variants)).to.contain('OUT OF STOCK');
  },
  'inventory-quantities': async ({ stock, table }) => {
    const quantities = (await (await stock('inventory-quantities')).json()) as object;
    const words = { 12: 'in_stock', 2: 'low_stock', 0: 'out_of_stock' };
    expect(
      JSON.parse(JSON.stringify(quantities), (_, value: unknown) =>
        typeof value === 'number' ? words[value as keyof typeof words] : value,
      ),
    ).to.deep.equal(await table('default'));
  },
  'inventory-rows': async ({ stock, table }) => {
    const rows = (await (await stock('inventory-rows')).json()) as { location_id: number }[];
    const cells = Object.values(await table('default')).flatMap((row) => Object.values(row));
    expect(rows).to.have.length(cells.length);
    const ids = new Set(locations.map(({ id }) => id));
    for (const row of rows) {
      expect(row).to.have.all.keys('variant_id', 'location_id', 'availability');
      expect(ids.has(row.location_id)).to.equal(true);
    }
  },
  'inventory-other-shape': async ({ stock, table }) => {
    const rows = (await (await stock('inventory-other-shape')).json()) as object[];
    const cells = Object.values(await table('default')).flatMap((row) => Object.values(row));
    expect(rows).to.have.length(cells.length);
    for (const row of rows)
      expect(row).to.have.all.keys('variant_id', 'platform_location_id', 'available');
  },
  'inventory-error': async ({ stock }) =>
    expect((await stock('inventory-error')).status).to.equal(500),
  'inventory-html': async ({ stock }) => {
    const response = await stock('inventory-html');
    expect(response.status).to.equal(200);
    expect(response.headers.get('Content-Type')).to.match(/^text\/html/);
  },
};
