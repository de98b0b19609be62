import { expect } from '@open-wc/testing';
import { luminance, type Rgb } from '../../../src/domain/rgb.js';
import {
  holdInventory,
  inventoryAnswer,
  mountBadge,
  startBadge,
} from '../../support/badge-harness.js';
import { isInventory, until, usePage } from '../../support/page-harness.js';
import { isShown } from '../../support/stage-harness.js';

const checked = 'Checked just now; store data can be up to an hour older';

/** Variants by the status that they have at store 61; the last one is nowhere. */
const inventory = {
  1: { 61: 'in_stock', 62: 'low_stock', 63: 'out_of_stock' },
  2: { 61: 'low_stock', 62: 'out_of_stock', 63: 'out_of_stock' },
  3: { 61: 'out_of_stock', 62: 'out_of_stock', 63: 'out_of_stock' },
  4: { 62: 'in_stock' },
};
const statuses = { in: '1', low: '2', out: '3', unknown: '4' } as const;
const entries = Object.entries(statuses);
const atStore = { 'platform-location-id': '61' };

describe('<stock-badge> before the answer', () => {
  const page = usePage();

  it('says that it checks, and keeps its size when the answer comes', async () => {
    const release = page().hold(isInventory);
    const badge = startBadge();
    await until(() => page().asked(isInventory).length);
    expect(badge.says()).to.equal('Checking stock…');
    expect([badge.age(), badge.shape()]).to.deep.equal(['', '']);
    expect([badge.element.status, badge.element.stockStatus]).to.deep.equal(['loading', 'unknown']);
    expect(badge.element.checkedAt).to.equal(undefined);
    expect(badge.states()).to.deep.equal(['loading']);
    await badge.isAccessible();
    release();
    await badge.settled();
    expect(badge.states()).to.deep.equal(['in']);
  });

  it('shows what stands in the tag, and then no more', async () => {
    const release = page().hold(isInventory);
    const own = Object.assign(document.createElement('b'), { textContent: 'Ask a store' });
    const badge = startBadge({ children: [own] });
    await until(() => page().asked(isInventory).length);
    expect([badge.says(), isShown(own)]).to.deep.equal(['Ask a store', true]);
    await badge.isAccessible();
    release();
    await badge.settled();
    expect(isShown(own)).to.equal(false);
    expect(badge.says()).to.match(/^In stock at \d+ stores$/);
  });

  it('takes blanks between the tags for nothing', async () => {
    page().hold(isInventory);
    const badge = startBadge({ children: ['\n  '] });
    await badge.saysSo('Checking stock…');
  });

  it('says nothing while there is no product to ask about', async () => {
    const badge = startBadge({ attributes: { 'product-id': ' ' } });
    await badge.element.updateComplete;
    expect([badge.element.status, badge.says(), badge.states()]).to.deep.equal(['idle', '', []]);
    expect(page().requests).to.deep.equal([]);
  });

  for (const [where, style] of [
    ['a wide page', ''],
    ['a phone', 'width: 343px'],
    ['a narrow column', 'width: 220px'],
    ['a theme with tall lines', 'width: 343px; font: 17px/1.8 serif'],
    ['a theme with lines in pixels', 'font-size: 20px; line-height: 21px'],
    ['a flexible row', 'display: flex; width: 500px'],
  ] as const)
    it(`keeps on ${where} the room that any answer needs`, async () => {
      const release = holdInventory(page(), inventory);
      const waiting = startBadge({ style, attributes: { 'variant-id': '1' } });
      const named = startBadge({ style, attributes: { 'variant-id': '1' } });
      await named.chooseMyStore({ name: 'Lyon', platformLocationId: '61' });
      await until(() => page().asked(isInventory).length === 2);
      const heights = [waiting.height, named.height];
      release();
      await waiting.settled();
      await named.settled();
      expect([waiting.height, named.height]).to.deep.equal(heights);
      expect(waiting.says()).to.equal('In stock at 2 stores');
      expect(named.says()).to.equal('In stock at Lyon');
    });

  it('is as high with a long name of my store, which is there in whole for whoever asks', async () => {
    const release = holdInventory(page(), inventory);
    const badge = startBadge({ style: 'width: 220px', attributes: { 'variant-id': '1' } });
    const name = 'Lyon Bellecour, the shop with the green door beside the old theatre';
    await badge.chooseMyStore({ name, platformLocationId: '61' });
    await badge.saysSo('Checking stock…');
    const { height } = badge;
    release();
    await badge.saysSo(`In stock at ${name}`);
    expect(badge.height).to.equal(height);
    const label = badge.part('label') as HTMLElement;
    const text = label.parentElement!;
    expect(label.scrollHeight).to.be.above(label.clientHeight + 1);
    await until(() => {
      text.dispatchEvent(new PointerEvent('pointerenter'));
      return text.title.startsWith(`In stock at ${name}`);
    });
    label.click();
    expect(badge.height).to.be.above(height);
    expect(label.scrollHeight).to.be.at.most(label.clientHeight + 1);
    label.click();
    expect(badge.height).to.equal(height);
  });
});

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

  it('has a shape of its own for each status, told without colour', async () => {
    const shapes = new Set<string>();
    for (const [, variant] of entries) {
      const badge = await mountBadge({ attributes: { ...atStore, 'variant-id': variant } });
      shapes.add(badge.shape());
    }
    expect(shapes.size).to.equal(4);
    expect(shapes.has('')).to.equal(false);
  });

  it('has icons that stand out from light and dark pages, and text in the theme’s colour', async () => {
    for (const [text, background] of [
      ['rgb(17, 17, 17)', 'rgb(255, 255, 255)'],
      ['rgb(238, 238, 238)', 'rgb(17, 17, 17)'],
    ] as const)
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

  it('is not there, but its room is, when nothing is known of all stores', async () => {
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

  it('names my store, follows a change of it, and speaks of all stores without one', async () => {
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

  it('takes no key of the answer for a store’s own id while no store is known', async () => {
    page().answer(isInventory, () =>
      inventoryAnswer([{ variant_id: 1, location_id: 5, status: 'In stock' }]),
    );
    const badge = await mountBadge({ attributes: { 'variant-id': '1' } });
    await badge.chooseMyStore({ id: 5, name: 'Lyon', platformLocationId: '61' });
    await badge.saysSo('Stock not known: ask the store');
  });

  it('stands for its own store before mine, and names only mine', async () => {
    const badge = await mountBadge({ attributes: { ...atStore, 'variant-id': '1' } });
    await badge.chooseMyStore({ name: 'Nice', platformLocationId: '63' });
    expect(badge.says()).to.equal('In stock');
    badge.element.platformLocationId = 'gid://shop/Location/63';
    await badge.saysSo('Out of stock at Nice · 2 other stores have it');
  });
});

describe('<stock-badge> as time passes', () => {
  const page = usePage();
  const start = Date.UTC(2026, 0, 5, 12);
  const usual = { now: Date.now, setInterval, clearInterval };
  const timers = new Map<number, () => void>();
  let made = 0;
  let now = start;

  beforeEach(() => {
    made = 0;
    now = start;
    timers.clear();
    Date.now = () => now;
    page().answer(isInventory, () => inventoryAnswer(inventory));
    Object.assign(globalThis, {
      setInterval: (tick: () => void, ms: number) => {
        if (ms === 60_000) timers.set(++made, tick);
        return made;
      },
      clearInterval: (id: number) => timers.delete(id),
    });
  });
  afterEach(() => {
    Date.now = usual.now;
    Object.assign(globalThis, usual);
    delete (globalThis as { now?: unknown }).now;
  });

  function advanceTo(minutes: number): void {
    now = start + minutes * 60_000;
    for (const tick of timers.values()) tick();
  }

  const asked = () => page().asked(isInventory).length;

  it('tells the age of its answer every minute, with one timer for all', async () => {
    const badge = await mountBadge({ attributes: atStore });
    const other = await mountBadge({ attributes: atStore });
    await until(() => timers.size);
    expect(badge.age()).to.equal(checked);
    const label = badge.part('label').firstChild;
    for (const minutes of [1, 4]) {
      advanceTo(minutes);
      await badge.element.updateComplete;
      expect(badge.age()).to.equal(
        `Checked ${minutes} min. ago; store data can be up to an hour older`,
      );
    }
    // What is the same is not said again.
    expect(badge.part('label').firstChild).to.equal(label);
    expect([made, asked()]).to.deep.equal([1, 2]);
    await badge.leave();
    expect(timers.size).to.equal(1);
    await other.leave();
    expect(timers.size).to.equal(0);
  });

  it('asks again for an answer of five minutes, and says so meanwhile', async () => {
    const badge = await mountBadge({ attributes: atStore });
    await until(() => timers.size);
    const { height } = badge;
    const release = holdInventory(page(), { 1: { 61: 'out_of_stock' } });
    badge.element.variantId = '1';
    await badge.saysSo('In stock');
    advanceTo(5);
    await until(() => badge.age() === 'Checked 5 min. ago; checking again…');
    expect([badge.says(), badge.states(), badge.height]).to.deep.equal([
      'In stock',
      ['in', 'stale'],
      height,
    ]);
    await badge.isAccessible();
    release();
    await badge.saysSo('Out of stock');
    expect([badge.age(), badge.states(), asked()]).to.deep.equal([checked, ['out'], 2]);
  });

  it('keeps the last answer with its age when that fails, and leaves the service alone for a while', async () => {
    const badge = await mountBadge({ attributes: { ...atStore, 'variant-id': '1' } });
    await until(() => timers.size);
    page().answer(isInventory, () => new Response('', { status: 403 }));
    advanceTo(5);
    await until(() => badge.age() === 'Checked 5 min. ago; could not be checked again');
    expect([badge.says(), badge.states()]).to.deep.equal(['In stock', ['in', 'error', 'stale']]);
    expect(asked()).to.equal(2);
    advanceTo(9);
    await until(() => badge.age() === 'Checked 9 min. ago; could not be checked again');
    expect(asked()).to.equal(2);
    page().answer(isInventory, () => inventoryAnswer({ 1: { 61: 'low_stock' } }));
    advanceTo(10);
    await badge.saysSo('Low stock');
    expect([badge.age(), badge.states()]).to.deep.equal([checked, ['low']]);
  });

  it('asks for nothing that nobody looks at', async () => {
    const badge = await mountBadge({ attributes: atStore });
    await until(() => timers.size);
    badge.stage.style.marginBlockStart = '5000px';
    advanceTo(60);
    await until(() => badge.age() === 'Checked 1 hr. ago; store data can be up to an hour older');
    expect(asked()).to.equal(1);
  });
});

/** By WCAG 2, 1 to 21. */
function contrast(...colours: [string, string]): number {
  const [dark, light] = colours
    .map((colour) => luminance((colour.match(/\d+/g) ?? []).map(Number) as unknown as Rgb))
    .sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
