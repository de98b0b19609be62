import { expect } from '@open-wc/testing';
import { inventoryAnswer, mountBadge, variantId } from '../../support/harness/badge.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';
import { frames } from '../../support/harness/waiting.js';

const inStock = 'In stock at 1 store';

describe('a <stock-badge> when the network is back', () => {
  const page = usePage();
  const asked = () => page().asked(isInventory).length;
  /** It comes back, and how often was asked by then. */
  const comeBack = (): number => {
    page().answer(isInventory, () => inventoryAnswer({ [variantId]: { 61: 'in_stock' } }));
    const before = asked();
    dispatchEvent(new Event('online'));
    return before;
  };
  const failed = async (answer: () => Promise<Response>, baseUrl?: string) => {
    page().answer(isInventory, answer);
    const badge = await mountBadge({ attributes: baseUrl ? { 'base-url': baseUrl } : {} });
    await until(() => badge.root.adoptedStyleSheets.length > 1);
    await until(() => badge.element.status === 'error');
    return badge;
  };
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  afterEach(() => delete (document as { hidden?: unknown }).hidden);

  it('requests stock again by itself, once for all badges of the product', async () => {
    const badge = await failed(offline);
    const other = await failed(offline, badge.element.baseUrl);
    const before = comeBack();
    await badge.saysSo(inStock);
    await other.saysSo(inStock);
    dispatchEvent(new Event('online'));
    await frames(4);
    expect(asked()).to.equal(before + 1);
  });

  it('requests stock again when its tab is opened again, if it was in the background before', async () => {
    const badge = await failed(offline);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    const before = comeBack();
    await frames(4);
    expect(asked()).to.equal(before);
    delete (document as { hidden?: unknown }).hidden;
    document.dispatchEvent(new Event('visibilitychange'));
    await badge.saysSo(inStock);
    expect(asked()).to.equal(before + 1);
  });

  it('requests nothing that is out of view, that failed for another reason, or whose badge has left', async () => {
    const refused = await failed(async () => new Response('', { status: 403 }));
    const below = await failed(offline);
    below.stage.style.marginBlockStart = '5000px';
    const gone = await failed(offline);
    await gone.leave();
    const before = comeBack();
    await frames(4);
    expect([asked(), refused.element.status, below.element.status]).to.deep.equal([
      before,
      'error',
      'error',
    ]);
  });
});
