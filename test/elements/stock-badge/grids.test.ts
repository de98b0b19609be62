import { expect } from '@open-wc/testing';
import { inventoryAnswer, startBadge } from '../../support/harness/badge.js';
import { cards, HeldRequests, productOf, startGrid, variant } from '../../support/harness/grid.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('48 badges of 48 products', () => {
  const page = usePage();
  const asked = () =>
    page()
      .asked(isInventory)
      .map(({ url }) => productOf(url));
  afterEach(() => scrollTo(0, 0));

  it('send one request each, four at a time: first those in view, and none far away', async () => {
    const held = new HeldRequests();
    page().answer(isInventory, held.answer);
    const { near, badges } = startGrid();
    await until(() => held.count === 4);
    const seen = near(0);
    expect(seen.length).to.be.within(5, cards - 8);
    for (let round = 0; round < seen.length; round++) {
      expect(held.count).to.be.at.most(4);
      held.release();
      await until(() => asked().length >= Math.min(seen.length, 5 + round));
    }
    expect(new Set(asked().slice(0, seen.length))).to.deep.equal(new Set(seen));
    const isAsked = (products: readonly number[]) => {
      held.release();
      return products.every((product) => asked().includes(product));
    };
    const upcoming = near(300);
    await until(() => isAsked(upcoming));
    for (let frames = 0; frames < 5; frames++) await frame();
    expect(new Set(asked())).to.deep.equal(new Set(upcoming));
    for (let y = 0; y <= document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y);
      await until(() => isAsked(near(0)));
    }
    await until(() => {
      held.release();
      return badges.every((badge) => badge.says() === 'In stock at 2 stores');
    });
    expect(asked().sort((a, b) => a - b)).to.deep.equal(badges.map((_, index) => index + 1));
    expect(held.most).to.equal(4);
  });

  it('send the first requests for those in view on a page that is scrolled', async () => {
    const held = new HeldRequests();
    page().answer(isInventory, held.answer);
    const { near } = startGrid({ scrollTo: 1500 });
    expect(near(0)).not.to.include(1);
    await until(() => held.count === 4);
    const seen = near(0);
    while (asked().length < seen.length) {
      const before = asked().length;
      held.release();
      await until(() => asked().length > before);
    }
    expect(new Set(asked())).to.deep.equal(new Set(seen));
    // Open requests get answers, so that the page does not end with requests under way.
    while (held.count) held.release();
  });

  it('keep their place while the answers arrive', async () => {
    const held = new HeldRequests();
    page().answer(isInventory, held.answer);
    const { box, badges } = startGrid();
    const places = () =>
      [...box.children].flatMap((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return [x, y, width, height];
      });
    await until(() => held.count === 4);
    const before = places();
    const heights = badges.map(({ height }) => height);
    await until(() => {
      held.release();
      return badges.slice(0, 8).every((badge) => badge.says() === 'In stock at 2 stores');
    });
    expect(places()).to.deep.equal(before);
    expect(badges.map(({ height }) => height)).to.deep.equal(heights);
    while (held.count) held.release();
  });

  it('pause together when the service asks for it, and then go on', async () => {
    // The code that pauses loads at the first failure, which may take long on a slow machine. The
    // test loads it before.
    await import('../../../src/http/try-again.js');
    const times: number[] = [];
    page().answer(isInventory, () => {
      if (times.push(performance.now()) === 3)
        return new Response('', { status: 429, headers: { 'Retry-After': '1' } });
      return inventoryAnswer({ [variant]: { 61: 'in_stock' } });
    });
    const { badges, near } = startGrid();
    await until(() => badges.slice(0, 8).every((badge) => badge.says() === 'In stock at 1 store'));
    await until(() => asked().length === near(300).length + 1);
    const isAfterPause = (time: number, i: number) => i > 2 && time - (times[i - 1] ?? 0) > 950;
    // Four requests run at a time. Up to three of them may have begun before the pause was known.
    expect(times.findIndex(isAfterPause), 'requests before the pause').to.be.within(3, 7);
    expect(page().errors).to.deep.equal([]);
  });

  it('give their turn to others when they leave', async () => {
    const held = new HeldRequests();
    page().answer(isInventory, held.answer);
    const { badges } = startGrid();
    await until(() => held.count === 4);
    const first = asked().slice(0, 4);
    for (const product of first) await badges[product - 1]?.leave();
    await until(() => asked().length === 8);
    expect(
      page()
        .asked(isInventory)
        .filter(({ outcome }) => outcome === 'aborted').length,
    ).to.equal(4);
    while (held.count) held.release();
  });
});

describe('many badges of a page', () => {
  const page = usePage();
  const asked = () =>
    page()
      .asked(isInventory)
      .map(({ url }) => productOf(url));
  beforeEach(() =>
    page().answer(isInventory, () => inventoryAnswer({ [variant]: { 61: 'in_stock' } })),
  );

  it('send one request for each product', async () => {
    const { badges } = startGrid({ products: 3 });
    await until(() => badges.slice(0, 8).every((badge) => badge.says() === 'In stock at 1 store'));
    expect(asked().sort()).to.deep.equal([1, 2, 3]);
  });

  it('send no request in a box that is not shown, until it is shown', async () => {
    const drawer = document.createElement('div');
    drawer.dataset.stage = '';
    drawer.style.display = 'none';
    document.body.prepend(drawer);
    const inside = startBadge({ parent: drawer, attributes: { 'product-id': '7' } });
    const shown = startBadge({ attributes: { 'product-id': '8', 'variant-id': variant } });
    await shown.saysSo('In stock at 1 store');
    for (let frames = 0; frames < 5; frames++) await frame();
    expect(asked()).to.deep.equal([8]);
    drawer.style.display = '';
    await until(() => inside.element.status === 'ready');
    expect(asked()).to.deep.equal([8, 7]);
  });

  it('send no request while they are beside the visible part of the page', async () => {
    const stage = document.createElement('div');
    stage.dataset.stage = '';
    stage.innerHTML = `
      <div style="position: fixed; inset: 0 auto auto -2000px; width: 300px"></div>
      <div style="position: fixed; inset: 0 0 auto auto; width: 300px; transform: translateX(100%)"></div>
      <div style="width: 300px; overflow: hidden"><div style="margin-inline-start: 3000px"></div></div>`;
    document.body.prepend(stage);
    const [left, right, carousel] = stage.children as unknown as HTMLElement[];
    const start = (parent: Element | null | undefined, product: number) =>
      startBadge({
        parent: parent as HTMLElement,
        attributes: { 'product-id': `${product}`, 'variant-id': variant },
      });
    for (const [index, parent] of [left, right, carousel?.firstElementChild].entries())
      start(parent, 11 + index);
    const shown = start(stage, 5);
    await shown.saysSo('In stock at 1 store');
    for (let frames = 0; frames < 5; frames++) await frame();
    expect(asked()).to.deep.equal([5]);
    left!.style.left = '0';
    await until(() => asked().length > 1);
    expect(asked()).to.deep.equal([5, 11]);
  });

  it('send requests when the page itself hides them, because it may need their events', async () => {
    const badge = startBadge({ attributes: { hidden: '', 'product-id': '9' } });
    await badge.settled();
    expect(asked()).to.deep.equal([9]);
  });
});
