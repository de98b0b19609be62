import { expect, nextFrame } from '@open-wc/testing';
import { startLocator } from '../../support/harness/locator.js';
import { isPage, until, usePage } from '../../support/harness/page.js';

describe('the first view of <store-locator> that comes back into the page', () => {
  const page = usePage();
  const storesOf = (country: string, count: number, from: number) =>
    Array.from({ length: count }, (_, i) => ({ id: from + i, name: `Shop ${from + i}`, country }));

  it('shows the likely country of all stores, and not that of the first page', async () => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const british = storesOf('United Kingdom', 60, 301);
    page().answer(isPage(1), () => Response.json(storesOf('United States', 250, 1)));
    page().answer(isPage(2), () => released.then(() => Response.json(british)));
    const locator = startLocator({ attributes: { lang: 'en-GB' } });
    await until(() => locator.rows().length);
    // A list keeps its layout once it is painted.
    for (let frames = 3; frames > 0; frames--) await nextFrame();
    release();
    await locator.settled();
    await locator.narrowable();
    expect(locator.rowAt(0).place).to.equal('1 of 310');
    locator.element.remove();
    // An element that returns within one task counts as moved. The test waits longer.
    await nextFrame();
    locator.stage.append(locator.element);
    await until(() => locator.rows()[0]?.place === '1 of 60');
    expect(locator.rowAt(0).name).to.equal('Shop 301');
  });
});
