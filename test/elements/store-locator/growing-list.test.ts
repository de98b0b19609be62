import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';

const scrollerOf = (locator: LocatorHarness): Element =>
  locator.root.querySelector('.scroller') as Element;

const settings = [
  ['in its own box', {}, scrollerOf],
  [
    'with the page',
    { style: '--store-locator-height: auto' },
    () => document.scrollingElement as Element,
  ],
  [
    'with a box around it',
    { style: 'height: 420px; overflow: auto; --store-locator-height: auto' },
    (locator: LocatorHarness) => locator.stage,
  ],
] as const;

describe('a list of 10,000 stores', () => {
  usePage();
  afterEach(() => document.scrollingElement?.scrollTo(0, 0));

  async function mountAll(options = {}): Promise<LocatorHarness> {
    const locator = await mountLocator({ scenario: 'ten-thousand', ...options });
    await locator.narrowable();
    await locator.filter('Halvarenne');
    await until(() => locator.rows()[0]?.place === '1 of 10000');
    await locator.lineSays(/^10,000 stores match/);
    return locator;
  }

  for (const [how, options, scrollerIn] of settings)
    it(`that is scrolled ${how} grows to 100 rows as its end nears, and no row moves`, async function () {
      this.timeout(20_000);
      const locator = await mountAll(options);
      const scroller = scrollerIn(locator);
      const before = [locator.line(), locator.focused];
      const items = locator.rows().map(({ item }) => item);
      const lengths = new Set([locator.rows().length]);
      while (locator.rows().length < 100) {
        const { length } = locator.rows();
        locator.rowAt(-1).item.scrollIntoView({ block: 'end' });
        const { top } = locator.rowAt(-1).item.getBoundingClientRect();
        const last = locator.rowAt(-1).item;
        await until(() => locator.rows().length > length);
        expect(last.getBoundingClientRect().top).to.be.closeTo(top, 1);
        lengths.add(locator.rows().length);
      }
      expect([...lengths].every((length) => length % 25 === 0)).to.equal(true);
      expect(
        locator
          .rows()
          .slice(0, items.length)
          .map(({ item }) => item),
      ).to.deep.equal(items);
      scroller.scrollTop = scroller.scrollHeight;
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
      expect(locator.rows(), 'no more without the button').to.have.length(100);
      expect([locator.line(), locator.focused]).to.deep.equal(before);
      await locator.press('Show 50 more');
      expect(locator.rows()).to.have.length(150);
      expect(locator.rows().map(({ place }) => place)).to.deep.equal(
        Array.from({ length: 150 }, (_, rank) => `${rank + 1} of 10000`),
      );
    });

  it('begins with 25 rows again in the result of another search', async () => {
    const locator = await mountAll();
    while (locator.rows().length < 100) await locator.more();
    await locator.filter('Halvarenn');
    await until(() => locator.rows().length < 100);
    expect(scrollerOf(locator).scrollTop).to.equal(0);
  });

  it('leaves its button in place while the button has focus', async () => {
    const locator = await mountAll();
    const button = locator.button('Show 25 more');
    button.focus();
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    expect(locator.rows()).to.have.length(25);
    await sendKeys({ press: 'Enter' });
    await until(() => locator.rows().length === 50);
    expect(locator.focused).to.equal(locator.rowAt(25).name);
  });

  it('grows no more once its element is removed, and again when it is back', async () => {
    const locator = await mountAll();
    const { element, stage } = locator;
    element.remove();
    stage.append(element);
    await element.updateComplete;
    locator.rowAt(-1).item.scrollIntoView();
    await until(() => locator.rows().length === 50);
  });
});
