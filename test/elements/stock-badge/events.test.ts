import { expect } from '@open-wc/testing';
import { configure } from '../../../src/configure.js';
import {
  inventoryAnswer,
  otherVariantId,
  startBadge,
  variantId,
  type BadgeOptions,
} from '../../support/harness/badge.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';

type Heard = Event & { readonly detail?: object };
const names = ['load', 'error', 'change'].map((name) => `stock-badge-${name}`);

/** Everything that the element and the page around it hear, in order. */
function listen(options: BadgeOptions = {}) {
  const badge = startBadge(options);
  const heard: Heard[] = [];
  const outside: string[] = [];
  for (const name of names) {
    badge.element.addEventListener(name, (event) => heard.push(event));
    badge.stage.addEventListener(name, (event) => outside.push(event.type));
  }
  return { badge, heard, outside };
}

/** Each field of the event stands in its detail too, which can't be changed. */
function expectDetail(event: Heard | undefined, fields: object): void {
  expect(event?.detail).to.deep.equal(fields);
  expect(Object.isFrozen(event?.detail)).to.equal(true);
  for (const [field, value] of Object.entries(fields)) {
    expect(event?.[field as keyof Heard], field).to.deep.equal(value);
  }
}

const traits = ({ type, bubbles, composed, cancelable }: Event) => ({
  type,
  bubbles,
  composed,
  cancelable,
});

const table = {
  [variantId]: { 61: 'in_stock', 62: 'low_stock' },
  [otherVariantId]: { 61: 'out_of_stock', 62: 'out_of_stock' },
  3: { 61: 'in_stock', 62: 'out_of_stock' },
};

describe('the events of <stock-badge>', () => {
  const page = usePage();
  beforeEach(() => page().answer(isInventory, () => inventoryAnswer(table)));

  it('report an answer once, with its status', async () => {
    const { badge, heard, outside } = listen();
    await badge.settled();
    expect(heard.map(traits)).to.deep.equal([
      { type: 'stock-badge-load', bubbles: false, composed: false, cancelable: false },
      { type: 'stock-badge-change', bubbles: true, composed: true, cancelable: false },
    ]);
    expectDetail(heard[0], { checkedAt: Number(badge.element.checkedAt) });
    expectDetail(heard[1], {
      stockStatus: 'in',
      availability: 'https://schema.org/InStock',
      variantId,
    });
    expect(outside).to.deep.equal(['stock-badge-change']);
  });

  it('report a variant with another status, once it is shown', async () => {
    const { badge, heard } = listen();
    await badge.settled();
    heard.length = 0;
    const said: string[] = [];
    badge.element.addEventListener('stock-badge-change', () => said.push(badge.says()));
    badge.element.variantId = otherVariantId;
    await badge.element.updateComplete;
    expect(heard.map(({ type }) => type)).to.deep.equal(['stock-badge-change']);
    expectDetail(heard[0], {
      stockStatus: 'out',
      availability: 'https://schema.org/OutOfStock',
      variantId: otherVariantId,
    });
    expect(said).to.deep.equal(['Out of stock in stores']);
    badge.element.variantId = 'gid://shop/ProductVariant/9';
    await badge.element.updateComplete;
    expectDetail(heard[1], { stockStatus: 'unknown', availability: undefined, variantId: '9' });
    page().answer(isInventory, () => inventoryAnswer({ 3: { 61: 'low_stock' } }));
    const low = listen({ attributes: { 'variant-id': '3' } });
    await low.badge.settled();
    expectDetail(low.heard[1], {
      stockStatus: 'low',
      availability: 'https://schema.org/LimitedAvailability',
      variantId: '3',
    });
  });

  it('are not fired for the same status, nor when the badge is drawn again', async () => {
    const { badge, heard } = listen();
    await badge.settled();
    heard.length = 0;
    badge.element.requestUpdate();
    configure({ messages: {} });
    await badge.element.updateComplete;
    expect(heard).to.deep.equal([]);
  });

  it('report another variant, and another number of stores, with the same status', async () => {
    const body = {
      1: { 61: 'in_stock' },
      2: { 61: 'in_stock' },
      3: { 61: 'in_stock', 62: 'in_stock' },
    };
    page().answer(isInventory, () => inventoryAnswer(body));
    const { badge, heard } = listen({ attributes: { 'variant-id': '1' } });
    await badge.settled();
    heard.length = 0;
    const availability = 'https://schema.org/InStock';
    for (const variantId of ['2', '3']) {
      badge.element.variantId = variantId;
      await badge.element.updateComplete;
      expectDetail(heard.pop(), { stockStatus: 'in', availability, variantId });
    }
    await badge.chooseMyStore({ name: 'Nice', platformLocationId: '62' });
    expectDetail(heard.pop(), { stockStatus: 'in', availability, variantId: '3' });
    expect(heard).to.deep.equal([]);
  });

  it('report a failure, with its cause', async () => {
    page().answer(isInventory, () => new Response('', { status: 500 }));
    const { badge, heard, outside } = listen();
    await badge.settled();
    expect(heard.map(traits)).to.deep.equal([
      { type: 'stock-badge-error', bubbles: false, composed: false, cancelable: false },
    ]);
    const { error } = heard[0] as unknown as { error: { code: string; status: number } };
    expectDetail(heard[0], { error });
    expect([error.code, error.status, outside]).to.deep.equal(['server', 500, []]);
  });

  it('report once that the status is unknown, when the stock of the next product can’t be loaded', async () => {
    const { badge, heard } = listen();
    await badge.settled();
    heard.length = 0;
    page().answer(isInventory, () => new Response('', { status: 500 }));
    badge.element.productId = '9';
    await until(() => badge.element.status === 'error');
    await badge.element.updateComplete;
    expect(heard.map(({ type }) => type)).to.deep.equal([
      'stock-badge-error',
      'stock-badge-change',
    ]);
    expectDetail(heard[1], { stockStatus: 'unknown', availability: undefined, variantId });
    badge.element.requestUpdate();
    badge.element.productId = '8';
    await until(() => heard.length === 4);
    // The one before, and then stock again.
    page().answer(isInventory, () => inventoryAnswer(table));
    badge.element.productId = '7';
    await until(() => badge.element.status === 'ready');
    await badge.element.updateComplete;
    expectDetail(heard.at(-1), {
      stockStatus: 'in',
      availability: 'https://schema.org/InStock',
      variantId,
    });
  });

  it('report that the status is unknown with an invalid key', async () => {
    const { badge, heard } = listen();
    await badge.settled();
    heard.length = 0;
    badge.element.publicKey = 'sk_demo';
    await badge.element.updateComplete;
    expectDetail(heard[0], { stockStatus: 'unknown', availability: undefined, variantId });
    expect(heard).to.have.length(1);
  });
});
