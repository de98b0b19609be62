import { expect } from '@open-wc/testing';
import { readColour } from '../../../src/controllers/look/read-colour.js';
import { luminance } from '../../../src/domain/map/rgb.js';
import { inventoryAnswer, mountBadge } from '../../support/harness/badge.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';
import { atStore, checked, inventory, statuses } from '../../support/fakes/four-statuses.js';

const entries = Object.entries(statuses);

describe('<stock-badge> with an answer', () => {
  const page = usePage();
  beforeEach(() => page().answer(isInventory, () => inventoryAnswer(inventory)));

  for (const [status, label] of [
    ['in', 'In stock'],
    ['low', 'Low stock'],
    ['out', 'Out of stock'],
    ['unknown', 'Stock not known: ask the store'],
  ] as const)
    it(`shows "${status}" for a store`, async () => {
      const badge = await mountBadge({
        attributes: { ...atStore, 'variant-id': statuses[status] },
      });
      expect([badge.says(), badge.age()]).to.deep.equal([label, checked]);
      expect([badge.element.status, badge.element.stockStatus]).to.deep.equal(['ready', status]);
      expect(badge.states()).to.deep.equal([status]);
      expect(Date.now() - Number(badge.element.checkedAt)).to.be.within(0, 10_000);
      await badge.isAccessible();
    });

  for (const [status, label] of [
    ['in', 'In stock at 2 stores'],
    ['low', 'Low stock at 1 store'],
    ['out', 'Out of stock in stores'],
  ] as const)
    it(`shows "${status}" for all stores`, async () => {
      const badge = await mountBadge({ attributes: { 'variant-id': statuses[status] } });
      expect([badge.says(), badge.age()]).to.deep.equal([label, checked]);
      expect(badge.states()).to.deep.equal([status]);
      await badge.isAccessible();
    });

  it('has an icon of a shape of its own for each status', async () => {
    const shapes = new Set<string>();
    for (const [, variant] of entries) {
      const badge = await mountBadge({ attributes: { ...atStore, 'variant-id': variant } });
      shapes.add(badge.shape());
    }
    expect(shapes.size).to.equal(4);
    expect(shapes.has('')).to.equal(false);
  });

  for (const [text, background] of [
    ['rgb(17, 17, 17)', 'rgb(255, 255, 255)'],
    ['rgb(102, 102, 102)', 'rgb(255, 255, 255)'],
    ['rgb(28, 29, 29)', 'rgb(232, 232, 225)'],
    ['rgb(238, 238, 238)', 'rgb(17, 17, 17)'],
    ['rgb(255, 255, 255)', 'rgb(51, 51, 51)'],
    ['rgb(255, 255, 255)', 'rgb(0, 85, 204)'],
    ['rgb(255, 255, 255)', 'rgb(204, 0, 0)'],
    ['rgb(255, 255, 255)', 'rgb(10, 125, 60)'],
    ['rgb(17, 17, 17)', 'rgb(255, 221, 0)'],
  ] as const)
    it(`has icons that stand out from ${background} where the text is ${text}, and text in that colour`, async () => {
      for (const [status, variant] of entries) {
        const badge = await mountBadge({
          attributes: { ...atStore, 'variant-id': variant },
          style: `color: ${text}; background: ${background}`,
        });
        expect(contrast(badge.colour(), background), status).to.be.at.least(3);
        expect(getComputedStyle(badge.part('label')).color).to.equal(text);
        await badge.isAccessible();
      }
    });

  it('takes the theme’s own colours', async () => {
    for (const [status, variant] of entries) {
      const badge = await mountBadge({
        attributes: { ...atStore, 'variant-id': variant },
        style: `--stock-badge-${status}: rgb(1, 2, 3)`,
      });
      expect(badge.colour(), status).to.equal('rgb(1, 2, 3)');
    }
  });

  it('keeps its room, but is hidden, when the stock of all stores is unknown', async () => {
    const own = document.createElement('b');
    own.textContent = 'Ask a store';
    const badge = await mountBadge({ children: [own], attributes: { 'variant-id': '9' } });
    expect([badge.says(), badge.age(), badge.shape()]).to.deep.equal(['', '', '']);
    expect(badge.states()).to.deep.equal(['unknown']);
    const { height } = badge;
    badge.element.variantId = '1';
    await badge.saysSo('In stock at 2 stores');
    expect(badge.height).to.equal(height);
  });

  for (const [attribute, where, label] of [
    ['show', {}, 'Stock not known: ask the store'],
    ['hide', {}, ''],
    ['maybe', {}, ''],
    ['show', atStore, 'Stock not known: ask the store'],
    ['hide', atStore, ''],
    ['maybe', atStore, 'Stock not known: ask the store'],
  ] as const)
    it(`with unknown="${attribute}" for ${where === atStore ? 'a' : 'no'} store says “${label}”`, async () => {
      const badge = await mountBadge({
        attributes: { ...where, unknown: attribute, 'variant-id': '9' },
      });
      expect(badge.says()).to.equal(label);
      badge.element.variantId = '3';
      await until(() => badge.says().startsWith('Out of stock'));
    });

  it('names my store, follows a change of it, and counts all stores without one', async () => {
    const badge = await mountBadge({ attributes: { 'variant-id': '1' } });
    await badge.chooseMyStore({ name: 'Lyon', platformLocationId: '61' });
    expect(badge.says()).to.equal('In stock at Lyon');
    await badge.isAccessible();
    await badge.chooseMyStore({ name: 'Nice', platformLocationId: '63' });
    expect([badge.says(), badge.states()]).to.deep.equal([
      'Out of stock at Nice · 2 other stores have it',
      ['out'],
    ]);
    await badge.chooseMyStore({ name: 'Not on the platform', platformLocationId: '' });
    expect(badge.says()).to.equal('Stock not known: ask the store');
    expect(badge.root.querySelector('button')?.textContent).to.equal('Change store');
    await badge.chooseMyStore({ name: 'Brest', platformLocationId: '99' });
    expect(badge.says()).to.equal('Stock not known: ask the store');
    await badge.chooseMyStore(null);
    expect(badge.says()).to.equal('In stock at 2 stores');
    expect(page().asked(isInventory)).to.have.length(1);
  });

  it('does not match stock by a store’s own id while no store is known', async () => {
    page().answer(isInventory, () =>
      inventoryAnswer([{ variant_id: 1, location_id: 5, status: 'In stock' }]),
    );
    const badge = await mountBadge({ attributes: { 'variant-id': '1' } });
    await badge.chooseMyStore({ id: 5, name: 'Lyon', platformLocationId: '61' });
    await badge.saysSo('Stock not known: ask the store');
  });

  it('shows its own store rather than my store, and names only my store', async () => {
    const badge = await mountBadge({ attributes: { ...atStore, 'variant-id': '1' } });
    await badge.chooseMyStore({ name: 'Nice', platformLocationId: '63' });
    expect(badge.says()).to.equal('In stock');
    badge.element.platformLocationId = 'gid://shop/Location/63';
    await badge.saysSo('Out of stock at Nice · 2 other stores have it');
  });
});

/** By WCAG 2, 1 to 21. */
function contrast(...colours: [string, string]): number {
  const [dark, light] = colours
    .map((colour) => luminance(readColour(colour).rgb))
    .sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
