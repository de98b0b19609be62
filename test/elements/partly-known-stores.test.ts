import { expect } from '@open-wc/testing';
import '../../src/store-locator.js';
import type { StoreLocatorElement } from '../../src/elements/store-locator/store-locator-element.js';
import { inventoryAnswer, startBadge } from '../support/harness/badge.js';
import { freshScenario, isInventory, isListing, until, usePage } from '../support/harness/page.js';
import { putOnStage } from '../support/harness/stage.js';

const pageSize = 250;
const location = (id: number, platformLocationId: number) => ({
  id,
  name: `Shop ${id}`,
  country: 'France',
  city: 'X',
  platform_location_id: `${platformLocationId}`,
});
const firstPage = Array.from({ length: pageSize }, (_, i) => location(i + 1, 90_001 + i));

describe('a listing of which a page could not be read', () => {
  const page = usePage();
  let base: string;

  async function startPartLocator(): Promise<StoreLocatorElement> {
    const locator = document.createElement('store-locator');
    const attributes = { 'base-url': base, 'public-key': 'pk_demo', 'product-id': '1' };
    putOnStage(locator, {
      attributes: { ...attributes, 'variant-id': '11', 'without-map': '' },
      properties: { loading: 'eager' },
    });
    await until(() => locator.status === 'partial');
    await until(() => locator.results.every(({ stock }) => stock));
    return locator;
  }
  const start = (more: Record<string, string> = {}) =>
    startBadge({
      attributes: { 'base-url': base, 'variant-id': '11', unknown: 'show', lang: 'en', ...more },
    });

  beforeEach(() => {
    base = freshScenario();
    page().answer(isListing, ({ url }) =>
      Number(new URL(url).searchParams.get('page') ?? 1) === 1
        ? inventoryAnswer(firstPage)
        : new Response('', { status: 404 }),
    );
  });

  it('makes no badge say “out of stock” by the stores that were read, since the others have stock', async () => {
    const out = Object.fromEntries(
      firstPage.map((store) => [store.platform_location_id, 'out_of_stock']),
    );
    page().answer(isInventory, () =>
      inventoryAnswer({ 11: { ...out, 90_900: 'in_stock', 90_901: 'in_stock' } }),
    );
    await startPartLocator();
    const badge = start();
    await badge.saysSo('In stock at 2 stores');
    await badge.settled();
    expect(badge.says()).to.equal('In stock at 2 stores');
    expect(badge.element.stockStatus).to.equal('in');
  });

  it('makes no element match stock by the stores’ own ids, since a missing store may have that platform id', async () => {
    page().answer(isInventory, () => inventoryAnswer({ 11: { 7: 'in_stock' } }));
    const locator = await startPartLocator();
    expect(new Set(locator.results.map(({ stock }) => stock))).to.deep.equal(new Set(['unknown']));
    const badge = start({ 'platform-location-id': '90007' });
    await badge.saysSo('Stock not known: ask the store');
    await badge.settled();
    expect(badge.element.stockStatus).to.equal('unknown');
  });
});
