import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { otherOrigin } from '../support/served/other-origin.js';
import {
  asked,
  badge,
  classic,
  inBadge,
  listed,
  module,
  open,
  spot,
  strict,
  useProductPage,
  wait,
} from './product-page.js';

const page = useProductPage();

describe('the code for another store in the built files', () => {
  it('is loaded when a visitor points at the button, and the locator when they press it', async () => {
    const opener = await open(`${strict}${module('stock-badge.js')}${badge()}`);
    await sendMouse({ type: 'move', position: await spot(() => opener) });
    await wait(() => asked('store-dialog'), 'the dialog is not brought');
    expect([asked('in-dialog'), asked('locations.json')]).to.deep.equal([0, 0]);
    opener.click();
    await listed();
    expect(asked('in-dialog')).to.equal(1);
  });

  it('and the locator are not loaded with picker="event"', async () => {
    const opener = await open(`${strict}${module('stock-badge.js')}${badge('picker="event"')}`);
    const heard = new Promise<Event>((resolve) =>
      page().window.document.addEventListener('stock-badge-choose', resolve),
    );
    await sendMouse({ type: 'click', position: await spot(() => opener) });
    await heard;
    await page().badge.updateComplete;
    expect([inBadge('dialog'), asked('store-dialog'), asked('in-dialog')]).to.deep.equal([
      null,
      0,
      0,
    ]);
  });

  for (const [name, scripts, isSupplied] of [
    ['both elements in one module', [module('store-locator-elements.js')], true],
    ['both elements in one classic script', [classic('store-locator-elements.js')], true],
    ['the classic script of the badge', [classic('stock-badge.js')], false],
    ['each by its own module', [module('stock-badge.js'), module('store-locator.js')], true],
    [
      'the badge’s, and the locator’s under a version',
      [module('stock-badge.js?v=1'), module('store-locator.js?v=1')],
      true,
    ],
  ] as const)
    it(`works with ${name}`, async () => {
      const opener = await open(`${scripts.join('')}${badge()}`);
      if (isSupplied) await page().window.customElements.whenDefined('store-locator');
      opener.click();
      await listed();
      expect(asked('in-dialog')).to.equal(isSupplied ? 0 : 1);
      expect(page().mishaps.errors).to.deep.equal([]);
    });

  it('and a locator that the page loads meanwhile are one copy', async () => {
    const opener = await open(`${module('stock-badge.js')}${badge()}`);
    opener.click();
    const script = page().window.document.createElement('script');
    script.type = 'module';
    script.src = `${otherOrigin}/dist/cdn/store-locator.js?v=2`;
    page().window.document.head.append(script);
    await listed();
    await page().window.customElements.whenDefined('store-locator');
    expect(page().mishaps).to.deep.equal({ violations: [], errors: [] });
  });
});
