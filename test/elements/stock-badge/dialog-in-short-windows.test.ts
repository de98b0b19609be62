import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/store-locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { answerAsSmallShop, mountChooser } from '../../support/fakes/small-shop.js';

describe('the dialog of <stock-badge> in a short window', () => {
  const page = usePage();
  beforeEach(() => answerAsSmallShop(page()));
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const [width, height] of [
    [844, 390],
    [640, 400],
    [568, 320],
    [320, 256],
  ] as const)
    it(`has two rows or more in view at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const { dialog } = await mountChooser();
      const locator = await dialog.open();
      await until(() => locator.root.querySelector('.act'));
      const header = dialog.element!.querySelector('header')!;
      locator.rowAt(0).item.scrollIntoView({ block: 'start' });
      const top = Math.max(0, header.getBoundingClientRect().bottom);
      const inView = locator.rows().filter(({ item }) => {
        const { top: from, bottom } = item.getBoundingClientRect();
        return from >= top - 1 && bottom <= innerHeight + 1;
      });
      expect(inView.length).to.be.at.least(2);
      await locator.isAccessible();
    });

  it('keeps its header in view where that leaves room, above the map too', async () => {
    await setViewport({ width: 844, height: 390 });
    const { dialog } = await mountChooser();
    const locator = await dialog.open();
    await locator.mapShown();
    locator.rowAt(3).item.scrollIntoView({ block: 'start' });
    const { top, bottom } = dialog.close.closest('header')!.getBoundingClientRect();
    expect(top).to.equal(0);
    const pane = () => locator.map!.getBoundingClientRect();
    await until(() => Math.abs(pane().top - bottom) <= 1);
    expect(pane().bottom).to.be.at.most(innerHeight);
  });
});
