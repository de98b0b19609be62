import { expect } from '@open-wc/testing';
import { configure } from '../../../src/configure.js';
import {
  holdInventory,
  inventoryAnswer,
  mountBadge,
  product,
  startBadge,
  variantId,
  type BadgeHarness,
} from '../../support/harness/badge.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';
import { byRole, isShown } from '../../support/harness/stage.js';
import { useHeldTimers } from '../../support/fakes/held-timers.js';

const notKnown = 'Stock not known: ask the store';

const retry = ({ root }: BadgeHarness): HTMLButtonElement | undefined =>
  byRole<HTMLButtonElement>(root, 'button', 'Try again').find(isShown);

describe('a <stock-badge> whose request has failed', () => {
  const page = usePage();
  const fail = (status = 500) => page().answer(isInventory, () => new Response('', { status }));
  const asked = () => page().asked(isInventory).length;

  for (const [where, style, children] of [
    ['below the sentence', '', []],
    ['below the page’s own text', '', ['Ask a store']],
    ['below the page’s own text of several lines', 'width: 90px', ['Ask a store for its stock']],
    ['on a phone', 'width: 343px', []],
  ] as const)
    it(`offers to try again ${where}, and moves nothing`, async () => {
      const release = page().hold(isInventory);
      fail();
      const badge = startBadge({ style, children });
      await badge.element.updateComplete;
      const { height } = badge;
      release();
      const button = await until(() => retry(badge));
      expect(badge.height).to.equal(height);
      await badge.isAccessible();
      const box = button.getBoundingClientRect();
      const slot = badge.root.querySelector('slot')!;
      expect(box.top).to.be.at.least(slot.getBoundingClientRect().bottom - 1);
      expect(box.bottom).to.be.at.most(badge.element.getBoundingClientRect().bottom + 1);
      // Content that does not fit above the button can be scrolled into view.
      slot.scrollTop = 1e3;
      const text = document.createRange();
      text.selectNodeContents(badge.element);
      if (children.length) expect(text.getBoundingClientRect().bottom).to.be.at.most(box.top + 3);
    });

  it('sends one request for each tap, shows that it checks, and then shows the result', async () => {
    fail();
    const badge = await mountBadge();
    const button = await until(() => retry(badge));
    button.focus();
    const before = asked();
    const release = holdInventory(page(), { [variantId]: { 61: 'in_stock' } });
    let taps = 0;
    badge.stage.addEventListener('click', () => taps++);
    button.click();
    button.click();
    await badge.saysSo('Checking stock…');
    expect([retry(badge), button.getAttribute('aria-disabled'), taps]).to.eql([button, 'true', 0]);
    await until(() => asked() > before);
    release();
    await badge.saysSo('In stock at 1 store');
    expect([asked(), retry(badge)]).to.deep.equal([before + 1, undefined]);
    expect(badge.root.activeElement).to.equal(badge.part('label'));
  });

  it('offers a retry again where the retry fails as well', async () => {
    fail();
    const badge = await mountBadge();
    const button = await until(() => retry(badge));
    button.focus();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    page().answer(isInventory, () => released.then(() => new Response('', { status: 500 })));
    button.click();
    await badge.saysSo('Checking stock…');
    release();
    await badge.saysSo(notKnown);
    expect(retry(badge)).to.equal(button);
    expect(badge.root.activeElement).to.equal(button);
    expect(button.getAttribute('aria-disabled')).to.equal('false');
  });

  for (const width of [220, 300, 343, 390, 420, 460, 500, 900])
    it(`keeps its last answer and offers a retry beside its age, ${width} pixels wide`, async () => {
      const usual = Date.now;
      let now = Date.UTC(2026, 0, 5, 12);
      Date.now = () => now;
      try {
        page().answer(isInventory, () => inventoryAnswer({ [variantId]: { 61: 'in_stock' } }));
        const badge = await mountBadge({ style: `width: ${width}px` });
        const { height } = badge;
        fail();
        now += 59 * 60_000;
        badge.element.remove();
        await Promise.resolve();
        badge.stage.append(badge.element);
        const button = await until(() => retry(badge));
        expect(badge.age()).to.equal('Checked 59 min. ago; could not be checked again');
        expect(badge.height).to.equal(height);
        await badge.isAccessible();
        page().answer(isInventory, () => inventoryAnswer({ [variantId]: { 61: 'low_stock' } }));
        button.click();
        await badge.saysSo('Low stock at 1 store');
        expect([retry(badge), badge.height]).to.deep.equal([undefined, height]);
      } finally {
        Date.now = usual;
      }
    });

  it('offers a retry where the service has sent an empty answer', async () => {
    page().answer(isInventory, () => new Response(null, { status: 204 }));
    const badge = await mountBadge({ attributes: { unknown: 'show' } });
    const button = await until(() => retry(badge));
    expect([badge.says(), badge.age(), asked()]).to.deep.equal([notKnown, 'Checked just now', 1]);
    await badge.isAccessible();
    button.click();
    await until(() => asked() === 2 && button.getAttribute('aria-disabled') === 'false');
    page().answer(isInventory, () => inventoryAnswer({ [variantId]: { 61: 'in_stock' } }));
    button.click();
    await badge.saysSo('In stock at 1 store');
    expect([asked(), retry(badge)]).to.deep.equal([3, undefined]);
  });

  it('offers no retry where a badge is hidden because its status is unknown', async () => {
    page().answer(isInventory, () => new Response(null, { status: 204 }));
    const badge = await mountBadge({ attributes: { unknown: 'hide' } });
    await until(() => badge.element.status === 'ready');
    await badge.element.updateComplete;
    expect(retry(badge)).to.equal(undefined);
  });

  it('offers no retry where another request cannot help', async () => {
    fail(403);
    const refused = await mountBadge();
    configure({
      inventoryAdapter: () => {
        throw new Error('no such field');
      },
    });
    page().answer(isInventory, () => inventoryAnswer({}));
    const misread = await mountBadge();
    fail();
    // The code of the button loads for all badges at once, so one visible button is enough to wait
    // for.
    const other = await mountBadge();
    await until(() => retry(other));
    for (const badge of [refused, misread]) {
      await badge.element.updateComplete;
      expect([badge.element.status, retry(badge)]).to.deep.equal(['error', undefined]);
    }
  });
});

describe('a <stock-badge> without product-id', () => {
  const page = usePage();
  const timers = useHeldTimers('Timeout', 3_000);

  it('tells the developer once that its product-id is missing', async () => {
    const badge = startBadge({ attributes: { 'product-id': ' ' } });
    await until(() => timers().size);
    badge.element.requestUpdate();
    await badge.element.updateComplete;
    expect(timers().size).to.equal(1);
    expect(page().errors).to.deep.equal([]);
    timers().run();
    badge.element.requestUpdate();
    await badge.element.updateComplete;
    timers().run();
    expect(page().errors).to.deep.equal(['<stock-badge> product-id is missing']);
  });

  it('tells the developer nothing when a script sets its product-id soon', async () => {
    const badge = startBadge({ attributes: { 'product-id': '' } });
    await until(() => timers().size);
    badge.element.productId = `${product.id}`;
    await badge.settled();
    expect(timers().size).to.equal(0);
    timers().run();
    expect([badge.element.stockStatus, page().errors]).to.deep.equal(['in', []]);
  });

  it('tells the developer nothing once it has left the page', async () => {
    const badge = startBadge({ attributes: { 'product-id': '' } });
    await until(() => timers().size);
    await badge.leave();
    expect(timers().size).to.equal(0);
  });

  it('stays without a product when another badge without one gets its product', async () => {
    const [first, second] = [0, 1].map(() =>
      startBadge({ attributes: { 'product-id': '', 'variant-id': '' } }),
    ) as [BadgeHarness, BadgeHarness];
    await until(() => timers().size === 2);
    Object.assign(first.element, { productId: `${product.id}`, variantId });
    await first.settled();
    const third = startBadge({ attributes: { 'product-id': '', 'variant-id': '' } });
    await until(() => timers().size === 2);
    expect([second, third].map(({ element }) => element.productId)).to.deep.equal(['', '']);
  });
});
