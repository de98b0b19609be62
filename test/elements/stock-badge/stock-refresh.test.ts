import { aTimeout, expect } from '@open-wc/testing';
import { holdInventory, inventoryAnswer, mountBadge } from '../../support/harness/badge.js';
import { isInventory, until, usePage, whenRemoved } from '../../support/harness/page.js';
import { atStore, checked, inventory } from '../../support/fakes/four-statuses.js';

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
  afterEach(async () => {
    // The timers stay replaced until all badges have left, since the badges share one refresh
    // timer.
    await whenRemoved();
    Date.now = usual.now;
    Object.assign(globalThis, usual);
    delete (globalThis as { now?: unknown }).now;
  });

  function advanceTo(minutes: number): void {
    now = start + minutes * 60_000;
    for (const tick of timers.values()) tick();
  }

  const asked = () => page().asked(isInventory).length;

  it('asks anew when an old answer is scrolled to, and not before', async () => {
    const badge = await mountBadge({ attributes: atStore });
    await until(() => timers.size);
    badge.stage.style.marginBlockStart = '5000px';
    await aTimeout(100);
    advanceTo(6);
    await aTimeout(100);
    expect(asked()).to.equal(1);
    badge.element.scrollIntoView();
    await until(() => asked() === 2);
    await until(() => badge.age() === checked);
    scrollTo(0, 0);
  });

  it('tells the age of its answer every minute, with one timer for all', async () => {
    const badge = await mountBadge({ attributes: atStore });
    const other = await mountBadge({ attributes: atStore });
    await until(() => timers.size);
    expect(badge.age()).to.equal(checked);
    const label = badge.part('label').firstChild;
    for (const minutes of [1, 4]) {
      advanceTo(minutes);
      await badge.element.updateComplete;
      expect(badge.age()).to.equal(`Checked ${minutes} min. ago`);
    }
    // An unchanged label is not written again, so its text node stays.
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
    await until(() => badge.age() === 'Checked 1 hr. ago');
    expect(asked()).to.equal(1);
  });
});
