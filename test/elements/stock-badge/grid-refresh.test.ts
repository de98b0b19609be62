import { expect } from '@open-wc/testing';
import { inventoryAnswer, startBadge, type BadgeHarness } from '../../support/harness/badge.js';
import { HeldRequests, productOf, startGrid, variant } from '../../support/harness/grid.js';
import { isInventory, until, usePage, whenRemoved } from '../../support/harness/page.js';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('48 badges with old answers', () => {
  const page = usePage();
  const asked = () =>
    page()
      .asked(isInventory)
      .map(({ url }) => productOf(url));
  const usual = Date.now;
  let now = 0;
  beforeEach(() => {
    now = usual();
    Date.now = () => now;
    page().answer(isInventory, () => inventoryAnswer({ [variant]: { 61: 'in_stock' } }));
  });
  afterEach(() => {
    Date.now = usual;
  });

  it('take turns with their requests when their answers have grown old', async () => {
    const { badges, near } = startGrid();
    const seen = near(0).map((product) => badges[product - 1] as BadgeHarness);
    await until(() => seen.every((badge) => badge.says() === 'In stock at 1 store'));
    // The code that refreshes the badges has loaded.
    await until(() => seen.every(({ root }) => root.querySelector('button[type]')));
    await until(() => asked().length === near(300).length);
    const before = asked().length;
    const held = new HeldRequests();
    page().answer(isInventory, held.answer);
    now += 6 * 60_000;
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => held.count === 4);
    const isRenewed = () => {
      held.release();
      return seen.every((badge) => badge.says() === 'In stock at 2 stores');
    };
    await until(isRenewed);
    expect(held.most).to.equal(4);
    const anew = asked().slice(before);
    expect(anew).to.include.members(near(0));
    expect(near(300)).to.include.members(anew);
    expect(new Set(anew.slice(0, near(0).length))).to.deep.equal(new Set(near(0)));
  });

  it('keep their turns, those that wait, when the tab is opened again', async () => {
    // A first badge loads all the code. The badges below have no variant until that code knows one.
    const other = startBadge({ attributes: { 'product-id': '99' } });
    await until(() => other.root.adoptedStyleSheets.length > 1);
    await other.leave();
    page().requests.length = 0;
    const held = new HeldRequests();
    page().answer(isInventory, held.answer);
    const { badges, near } = startGrid({ properties: { variantId: undefined } });
    await until(() => held.count === 4);
    for (let frames = 0; frames < 3; frames++) await frame();
    document.dispatchEvent(new Event('visibilitychange'));
    const seen = near(0);
    await until(() => {
      held.release();
      return seen.every((product) => badges[product - 1]?.says() === 'In stock at 2 stores');
    });
    // Badges in view ask first. Each product is asked for once.
    expect(held.most).to.equal(4);
    expect(asked().slice(0, seen.length)).to.have.members(seen);
    expect(new Set(asked()).size).to.equal(asked().length);
    while (held.count) held.release();
  });

  it('take turns anew when a filter gives their cards other products', async () => {
    const { badges, near } = startGrid();
    const close = near(300).map((product) => badges[product - 1] as BadgeHarness);
    await until(() => close.every((badge) => badge.says() === 'In stock at 1 store'));
    const before = asked().length;
    const held = new HeldRequests();
    page().answer(isInventory, held.answer);
    for (const [index, { element }] of badges.entries())
      element.setAttribute('product-id', `${1001 + index}`);
    await until(() => held.count === 4);
    for (let frames = 0; frames < 5; frames++) await frame();
    // No card shows the stock of its earlier product.
    expect(badges.filter((badge) => badge.says().startsWith('In stock'))).to.deep.equal([]);
    const seen = near(0);
    await until(() => {
      held.release();
      return close.every((badge) => badge.says() === 'In stock at 2 stores');
    });
    expect(held.most).to.equal(4);
    const anew = asked().slice(before);
    expect(new Set(anew.slice(0, seen.length))).to.deep.equal(new Set(seen));
    expect(anew).to.have.members(near(300));
  });

  for (const [minutes, isLater, how] of [
    [6, false, 'in the place of the old'],
    [3, true, 'a while after the old have gone'],
  ] as const)
    it(`take turns with their requests when they are drawn anew with old answers, ${how}`, async () => {
      const { badges, near } = startGrid();
      const close = near(300);
      await until(() => asked().length === close.length);
      await until(() =>
        close.every((product) => badges[product - 1]?.says() === 'In stock at 1 store'),
      );
      const before = asked().length;
      const held = new HeldRequests();
      page().answer(isInventory, held.answer);
      now += minutes * 60_000;
      const places = badges.map(({ element }) => element.parentNode as ParentNode);
      for (const { element } of badges) element.remove();
      if (isLater) await whenRemoved();
      const anew = badges.map(({ element }, index) => {
        const badge = element.cloneNode() as typeof element;
        places[index]?.append(badge);
        return badge;
      });
      await until(() => held.count === 4);
      // A return to the tab does not change the order of the badges that wait.
      document.dispatchEvent(new Event('visibilitychange'));
      for (let frames = 0; frames < 5; frames++) await frame();
      // The badges show their old answers until the new ones arrive.
      expect(anew.slice(0, 4).map(({ stockStatus }) => stockStatus)).to.deep.equal(
        Array.from({ length: 4 }, () => 'in'),
      );
      const renewed = () => {
        held.release();
        return asked().length - before === close.length && held.count === 0;
      };
      await until(renewed);
      expect(held.most).to.equal(4);
      expect(asked().slice(before).sort()).to.deep.equal([...close].sort());
    });
});
