import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isSnapshot, until, usePage } from '../../support/harness/page.js';
import { demoEntries, snapshotOf } from '../../support/fakes/snapshot-file.js';

async function mount(options = {}): Promise<LocatorHarness> {
  const locator = await mountLocator({ attributes: { countries: 'FR' }, ...options });
  await locator.narrowable();
  return locator;
}

/** The place of the row that has focus. */
const place = (locator: LocatorHarness): string =>
  locator.rows().find(({ button }) => button === locator.root.activeElement)?.place ?? '';

async function press(locator: LocatorHarness, key: string): Promise<void> {
  await sendKeys({ press: key });
  await locator.element.updateComplete;
}

describe('keys on a store’s name in <store-locator>', () => {
  usePage();

  it('move focus to the last row and the first, and by a page of visible rows', async () => {
    const locator = await mount();
    locator.rowAt(0).button.focus();
    // More rows come as the end nears.
    while (place(locator) !== '90 of 90') {
      await press(locator, 'End');
      await until(() => place(locator) === locator.rowAt(-1).place || locator.rows().length > 25);
    }
    await press(locator, 'PageUp');
    await until(() => /^[78]\d of 90$/.test(place(locator)));
    const after = place(locator);
    await press(locator, 'PageDown');
    await until(() => place(locator) > after);
    // Rows differ in height, and what is in view in number.
    if (place(locator) !== '90 of 90') await press(locator, 'PageDown');
    await until(() => place(locator) === '90 of 90');
    await press(locator, 'Home');
    await until(() => place(locator) === '1 of 90');
    await press(locator, 'PageUp');
    expect(place(locator)).to.equal('1 of 90');
  });

  for (const height of ['auto', '2400px'])
    it(`keep focus in the window where the list is higher than it, ${height}`, async () => {
      const style = `--store-locator-height: ${height}; margin-block-end: 2000px`;
      const locator = await mount({ style });
      const isInWindow = () => {
        const { top, bottom } = locator.root.activeElement!.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      };
      locator.rowAt(0).button.focus();
      for (let next = 2; next <= 9; next++) {
        await press(locator, 'ArrowDown');
        await until(() => place(locator) === `${next} of 90`);
        await until(isInWindow);
      }
      await press(locator, 'Home');
      await until(() => place(locator) === '1 of 90' && isInWindow());
      await press(locator, 'PageDown');
      await until(() => /^([4-9]|1\d) of 90$/.test(place(locator)) && isInWindow());
      scrollTo(0, 0);
    });

  it('move focus to the next and the previous row by the arrows, and stop at the ends', async () => {
    const locator = await mount();
    locator.rowAt(0).button.focus();
    for (const [key, next] of [
      ['ArrowUp', 1],
      ['ArrowDown', 2],
      ['ArrowDown', 3],
      ['ArrowUp', 2],
      ['Home', 1],
      ['ArrowUp', 1],
    ] as const) {
      await press(locator, key);
      await until(() => place(locator) === `${next} of 90`);
    }
  });

  it('begin at the one row in the order of Tab, which is the last that had focus', async () => {
    const locator = await mount();
    const stops = (): string[] =>
      locator
        .rows()
        .filter(({ button, link }) => button.tabIndex === 0 || link.tabIndex === 0)
        .map(({ name }) => name);
    const [first, , third] = locator.names() as [string, string, string];
    expect(stops()).to.deep.equal([first]);
    locator.rowAt(0).button.focus();
    await press(locator, 'ArrowDown');
    await press(locator, 'ArrowDown');
    await until(() => locator.focused === third);
    expect(stops()).to.deep.equal([third]);
    locator.box.focus();
    await locator.element.updateComplete;
    expect(stops()).to.deep.equal([third]);
    const [, own] = locator.rows();
    own?.select();
    own?.button.focus();
    await locator.element.updateComplete;
    await until(() => own?.item.querySelectorAll('button').length === 2);
    const tabs = [...(own?.item.querySelectorAll<HTMLElement>('a, button') ?? [])];
    expect(tabs.map(({ tabIndex }) => tabIndex)).to.deep.equal(tabs.map(() => 0));
    await locator.isAccessible();
  });

  it('do nothing in the search box and with modifier keys', async () => {
    const locator = await mount();
    locator.box.focus();
    await press(locator, 'End');
    expect(locator.focused).to.equal('Find a store');
    const { button } = locator.rowAt(2);
    button.focus();
    const event = new KeyboardEvent('keydown', { key: 'End', ctrlKey: true, bubbles: true });
    button.dispatchEvent(event);
    expect(place(locator)).to.equal('3 of 90');
  });

  it('work in a box that scrolls by itself', async () => {
    const locator = await mount({ style: 'height: 300px; overflow: auto' });
    locator.rowAt(0).button.focus();
    await press(locator, 'End');
    await until(() => Number(place(locator).split(' ')[0]) >= 25);
    const bottomOf = (part?: Element | null) => part?.getBoundingClientRect().bottom ?? 0;
    const item = locator.root.activeElement?.closest('li');
    // A row is taller by a part of a pixel once it has been measured.
    await until(() => bottomOf(item) <= bottomOf(item?.closest('.scroller')) + 1);
  });
});

describe('a row of <store-locator> that has focus', () => {
  const page = usePage();

  it('stays in the page when its place in the list changes', async () => {
    const german = demoEntries.filter(({ country }) => country === 'Germany');
    page().answer(isSnapshot, () => Response.json(snapshotOf(german)));
    const source = { 'base-url': '', 'public-key': '', src: '/stores.json' };
    const locator = await mount({ attributes: source });
    // By town at first, and the south comes first there.
    const row = locator.rowAt(3);
    row.button.focus();
    const { name } = row;
    const before = place(locator);
    await locator.choose('Order', 'By name');
    await until(() => locator.rowAt(0).place !== '' && place(locator) !== before);
    const isListed = locator.names().includes(name);
    expect(locator.focused === name).to.equal(isListed);
    if (!isListed) await until(() => locator.root.activeElement?.matches('[role=status]'));
  });
});

describe('a button for more rows in <store-locator>', () => {
  usePage();

  it('moves focus to the new rows, once', async () => {
    const locator = await mount();
    locator.rowAt(0).button.focus();
    for (let times = 0; times < 2; times++) {
      const next = locator.rows().length + 1;
      // As in Safari, where buttons do not take focus.
      await locator.more();
      await until(() => place(locator) === `${next} of 90`);
    }
    const at = place(locator);
    const before = locator.names();
    await locator.settled();
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    expect([place(locator), ...locator.names()]).to.deep.equal([at, ...before]);
  });
});
