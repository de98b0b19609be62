import { expect } from '@open-wc/testing';
import { holdInventory, startBadge } from '../../support/harness/badge.js';
import { loadOwnFont, ownFont } from '../../support/fakes/own-font.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';
import { isShown } from '../../support/harness/stage.js';
import { inventory } from '../../support/fakes/four-statuses.js';

describe('<stock-badge> before the answer', () => {
  const page = usePage();
  before(loadOwnFont);

  it('shows that it checks, and keeps its size when the answer comes', async () => {
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

  it('shows the content of its tag, until the answer comes', async () => {
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

  it('treats blanks between its tags as no content', async () => {
    page().hold(isInventory);
    const badge = startBadge({ children: ['\n  '] });
    await badge.saysSo('Checking stock…');
  });

  it('is empty while it has no product', async () => {
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

  it('has the same height with a long name of my store, which a pointer and a tap show in whole', async () => {
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

  it('has smaller letters for a name that two lines have no room for', async () => {
    holdInventory(page(), { 1: { 61: 'out_of_stock', 62: 'in_stock' }, 2: { 61: 'in_stock' } })();
    const badge = startBadge({
      style: `width: 300px; ${ownFont}`,
      attributes: { 'variant-id': '1' },
    });
    const name = 'Halvarenne Bordeaux Sainte-Catherine';
    await badge.chooseMyStore({ name, platformLocationId: '61' });
    await badge.saysSo(`Out of stock at ${name} · 1 other store has it`);
    const label = badge.part('label') as HTMLElement;
    const { height } = badge;
    const size = () => parseFloat(getComputedStyle(label).fontSize);
    const usual = parseFloat(getComputedStyle(badge.element).fontSize);
    await until(() => size() === usual * 0.8);
    expect(label.scrollHeight).to.be.at.most(label.clientHeight + 1);
    expect(badge.height).to.equal(height);
    await badge.isAccessible();
    badge.stage.style.width = '700px';
    await until(() => size() === usual);
    badge.stage.style.width = '310px';
    await until(() => size() === usual * 0.8);
    badge.stage.style.width = '240px';
    await until(() => size() === usual * 0.75);
    expect(label.scrollHeight).to.be.at.most(label.clientHeight + 1);
    expect(badge.height).to.equal(height);
    badge.stage.style.width = '300px';
    await until(() => size() === usual * 0.8);
    badge.element.variantId = '2';
    await badge.saysSo(`In stock at ${name}`);
    await until(() => size() === usual);
    expect(badge.height).to.equal(height);
  });

  it('fits its letters to a narrow theme without an error in the page', async () => {
    const errors: string[] = [];
    const note = ({ message }: ErrorEvent) => void errors.push(message);
    addEventListener('error', note);
    holdInventory(page(), { 1: { 61: 'out_of_stock', 62: 'in_stock' } })();
    const style = `width: 700px; line-height: 1; ${ownFont}`;
    const badge = startBadge({ style, attributes: { 'variant-id': '1' } });
    badge.element.style.lineHeight = '1';
    const name = 'Halvarenne Bordeaux Sainte-Catherine';
    await badge.chooseMyStore({ name, platformLocationId: '61' });
    await badge.saysSo(`Out of stock at ${name} · 1 other store has it`);
    const label = badge.part('label') as HTMLElement;
    const usual = parseFloat(getComputedStyle(badge.element).fontSize);
    for (const [width, size] of [
      ['300px', 0.8],
      ['700px', 1],
      ['240px', 0.75],
      ['700px', 1],
    ] as const) {
      badge.stage.style.width = width;
      await until(() => parseFloat(getComputedStyle(label).fontSize) === usual * size);
    }
    removeEventListener('error', note);
    expect(errors).to.deep.equal([]);
  });

  it('ends with a whole clause below a long name', async () => {
    const { now } = Date;
    let late = 0;
    Date.now = () => now() + late;
    holdInventory(page(), inventory)();
    const badge = startBadge({
      style: `width: 343px; ${ownFont}`,
      attributes: { 'variant-id': '1' },
    });
    const age = 'Checked just now; the shop counts what is on its shelves at noon';
    badge.element.messages = { stockNotRenewed: () => age };
    const name = 'Lyon Bellecour, the shop with the green door';
    await badge.chooseMyStore({ name, platformLocationId: '61' });
    await badge.saysSo(`In stock at ${name}`);
    await badge.settled();
    // The answer has become old, and the next one fails.
    late = 6 * 60_000;
    page().answer(isInventory, () => new Response('', { status: 403 }));
    badge.element.requestUpdate();
    await until(() => badge.age() === age).finally(() => (Date.now = now));
    const detail = badge.part('detail') as HTMLElement;
    const restWidth = () => detail.querySelector('.rest')?.getBoundingClientRect().width ?? 0;
    await until(() => restWidth() === 1);
    expect(detail.scrollHeight).to.be.at.most(detail.clientHeight + 1);
    expect(badge.age()).to.equal(age);
    detail.click();
    expect(restWidth()).to.be.above(100);
    detail.click();
    expect(restWidth()).to.equal(1);
  });
});
