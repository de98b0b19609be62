import '../../../src/store-locator.js';
import { inventoryAnswer, startBadge } from '../../support/harness/badge.js';
import {
  freshScenario,
  isInventory,
  isSnapshot,
  until,
  usePage,
} from '../../support/harness/page.js';
import { snapshotOf, snapshotSrc } from '../../support/fakes/snapshot-file.js';
import { putOnStage } from '../../support/harness/stage.js';

const inventory = { 1: { 61: 'in_stock', 62: 'in_stock', 63: 'low_stock' } };

describe('<stock-badge> beside a locator that does not say whose stores it has', () => {
  const page = usePage();

  it('counts its own stores as soon as those are listed', async () => {
    page().answer(isInventory, () => inventoryAnswer(inventory));
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    page().answer(isSnapshot, async () => {
      await released;
      return Response.json(snapshotOf([{ id: 1, name: 'Shop', country: 'France' }]));
    });
    const attributes = { src: snapshotSrc, 'without-map': '' };
    const locator = document.createElement('store-locator');
    putOnStage(locator, { attributes, properties: { loading: 'eager' } });
    const badge = startBadge({
      attributes: { 'base-url': freshScenario(), 'variant-id': '1', unknown: 'show' },
    });
    await badge.saysSo('In stock in some stores');
    release();
    await until(() => locator.status === 'ready');
    await badge.saysSo('In stock at 3 stores');
  });
});
