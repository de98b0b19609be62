import { expect } from '@open-wc/testing';
import { holdInventory, inventoryAnswer, mountBadge } from '../../support/harness/badge.js';
import { isInventory, until, usePage, whenRemoved } from '../../support/harness/page.js';
import { useHeldTimers } from '../../support/fakes/held-timers.js';
import { atStore, checked, inventory } from '../../support/fakes/four-statuses.js';

/** Waits until observers have seen that the element is far out of view. */
const outOfView = (element: Element): Promise<void> =>
  new Promise((done) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) return;
      observer.disconnect();
      done();
    });
    observer.observe(element);
  });

describe('<stock-badge> as time passes', () => {
  const page = usePage();
  const start = Date.UTC(2026, 0, 5, 12);
  // The timers are held until all badges have left, since the badges share one refresh timer.
  afterEach(whenRemoved);
  const timers = useHeldTimers('Interval', 60_000);
  const { now: usual } = Date;
  let now = start;

  beforeEach(() => {
    now = start;
    Date.now = () => now;
    page().answer(isInventory, () => inventoryAnswer(inventory));
  });
  afterEach(() => {
    Date.now = usual;
  });

  function advanceTo(minutes: number): void {
    now = start + minutes * 60_000;
    timers().run();
  }

  const asked = () => page().asked(isInventory).length;

  it('requests an old answer anew when it is scrolled into view, and not before', async () => {
    const badge = await mountBadge({ attributes: atStore });
    await until(() => timers().size);
    badge.stage.style.marginBlockStart = '5000px';
    await outOfView(badge.element);
    advanceTo(6);
    // An answer that is asked for anew says so beside its age.
    await until(() => badge.age() === 'Checked 6 min. ago');
    expect(asked()).to.equal(1);
    badge.element.scrollIntoView();
    await until(() => asked() === 2);
    await until(() => badge.age() === checked);
    scrollTo(0, 0);
  });

  it('updates the age of its answer every minute, with one timer for all badges', async () => {
    const badge = await mountBadge({ attributes: atStore });
    const other = await mountBadge({ attributes: atStore });
    await until(() => timers().size);
    expect(badge.age()).to.equal(checked);
    const label = badge.part('label').firstChild;
    for (const minutes of [1, 4]) {
      advanceTo(minutes);
      await badge.element.updateComplete;
      expect(badge.age()).to.equal(`Checked ${minutes} min. ago`);
    }
    // An unchanged label is not written again, so its text node stays.
    expect(badge.part('label').firstChild).to.equal(label);
    expect([timers().made, asked()]).to.deep.equal([1, 2]);
    await badge.leave();
    expect(timers().size).to.equal(1);
    await other.leave();
    expect(timers().size).to.equal(0);
  });

  it('requests its stock again when the answer is five minutes old, and shows that meanwhile', async () => {
    const badge = await mountBadge({ attributes: atStore });
    await until(() => timers().size);
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

  it('keeps the last answer with its age when a refresh fails, and sends no request for a while', async () => {
    const badge = await mountBadge({ attributes: { ...atStore, 'variant-id': '1' } });
    await until(() => timers().size);
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

  it('sends no request while it is out of view', async () => {
    const badge = await mountBadge({ attributes: atStore });
    await until(() => timers().size);
    badge.stage.style.marginBlockStart = '5000px';
    advanceTo(60);
    await until(() => badge.age() === 'Checked 1 hr. ago');
    expect(asked()).to.equal(1);
  });
});
