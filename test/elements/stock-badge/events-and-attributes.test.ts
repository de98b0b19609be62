import { expect } from '@open-wc/testing';
import { configure } from '../../../src/configure.js';
import {
  inventoryAnswer,
  mountBadge,
  otherVariantId,
  startBadge,
  variantId,
  type BadgeOptions,
} from '../../support/badge-harness.js';
import { isInventory, until, usePage } from '../../support/page-harness.js';
import { isShown } from '../../support/stage-harness.js';

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

  it('tell of the answer once, and of what it says', async () => {
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

  it('tell of a variant that says something else, once it is shown', async () => {
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

  it('are none when it says the same, or is asked to draw again', async () => {
    const { badge, heard } = listen();
    await badge.settled();
    heard.length = 0;
    badge.element.requestUpdate();
    configure({ messages: {} });
    await badge.element.updateComplete;
    expect(heard).to.deep.equal([]);
  });

  it('tell of another variant, and of another number of stores, with the same status', async () => {
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

  it('tell of a failure, with its cause', async () => {
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

  it('tell once that nothing is known any more, when the next product’s can’t be had', async () => {
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

  it('tell that nothing is known any more with a key that is none', async () => {
    const { badge, heard } = listen();
    await badge.settled();
    heard.length = 0;
    badge.element.publicKey = 'sk_demo';
    await badge.element.updateComplete;
    expectDetail(heard[0], { stockStatus: 'unknown', availability: undefined, variantId });
    expect(heard).to.have.length(1);
  });
});

describe('<stock-badge> and the page around it', () => {
  const page = usePage();

  it('writes no attribute on itself, whatever happens to it', async () => {
    const badge = startBadge({ children: ['Ask'] });
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(badge.element, { attributes: true, childList: true, subtree: true });
    await badge.settled();
    await badge.chooseMyStore({ name: 'Lyon', platformLocationId: '61' });
    Object.assign(badge.element, {
      variantId: otherVariantId,
      platformLocationId: '61',
      unknown: 'show',
      auth: 'query',
      keyName: 'public_key',
    });
    await badge.settled();
    badge.element.publicKey = 'sk_demo';
    await badge.saysSo('Ask');
    changes.push(...observer.takeRecords());
    observer.disconnect();
    expect(changes).to.deep.equal([]);
    expect(badge.element.publicKey).to.equal('sk_demo');
  });

  it('is gone with the hidden attribute', async () => {
    const badge = await mountBadge({ attributes: { hidden: '' } });
    expect(isShown(badge.element)).to.equal(false);
    badge.element.hidden = false;
    expect(isShown(badge.element)).to.equal(true);
  });

  it('counts in the language around it, through shadow roots and when it is switched', async () => {
    const stores = Array.from({ length: 1234 }, (_, store) => [store, 'in_stock']);
    page().answer(isInventory, () =>
      inventoryAnswer({ [variantId]: Object.fromEntries(stores) as object }),
    );
    const host = document.createElement('div');
    host.dataset.stage = '';
    host.lang = 'de';
    document.body.append(host);
    const parent = host.attachShadow({ mode: 'open' });
    const badge = await mountBadge({ parent, attributes: { lang: '' } });
    expect(badge.says()).to.equal('In stock at 1.234 stores');
    host.lang = 'en';
    await badge.saysSo('In stock at 1,234 stores');
  });

  it('says what the page or the element wants instead, and goes back', async () => {
    page().answer(isInventory, () => inventoryAnswer({ [variantId]: { 61: 'in_stock' } }));
    const badge = await mountBadge();
    configure({
      messages: {
        stockInStores: (_, status, stores) => `${status} x${stores}`,
        stockAge: () => '!',
      },
    });
    await badge.saysSo('in x1');
    expect(badge.age()).to.equal('!');
    badge.element.messages = { stockInStores: (format) => `own ${format.lang}` };
    await badge.saysSo('own en');
    expect(badge.age()).to.equal('!');
    badge.element.messages = undefined;
    configure({ messages: undefined });
    await badge.saysSo('In stock at 1 store');
    expect(badge.age()).to.match(/^Checked just now/);
  });

  it('shows names and the page’s words as text', async () => {
    const hostile = '<img src=x onerror="hacked = true">';
    const badge = await mountBadge({ attributes: { unknown: 'show' } });
    await badge.chooseMyStore({ name: hostile, platformLocationId: '99' });
    badge.element.messages = { stock: (_, status, store) => `${status} at ${store}` };
    await badge.saysSo(`unknown at ${hostile}`);
    badge.element.messages = { stockAge: () => hostile };
    await until(() => badge.age() === hostile);
    expect(badge.root.querySelector('img')).to.equal(null);
  });

  it('lets go of everything when it leaves', async () => {
    // What the test before took out of the page leaves a microtask later.
    await Promise.resolve();
    const kept = new Map<string, number>();
    const add = (what: string, by: number) => kept.set(what, (kept.get(what) ?? 0) + by);
    const undo = [window, document].flatMap((target) => [
      wrap(target, 'addEventListener', (type) => add(String(type), 1)),
      wrap(target, 'removeEventListener', (type) => add(String(type), -1)),
    ]);
    undo.push(
      wrap(globalThis, 'setInterval', () => add('interval', 1)),
      wrap(globalThis, 'clearInterval', () => add('interval', -1)),
      wrap(MutationObserver.prototype, 'observe', () => add('observer', 1)),
      wrap(MutationObserver.prototype, 'disconnect', () => add('observer', -1)),
    );
    try {
      const badge = await mountBadge();
      expect([...kept.values()].filter(Boolean).length).to.be.at.least(3);
      await badge.leave();
      for (let times = 0; times < 20; times++) await (await mountBadge()).leave();
    } finally {
      for (const restore of undo) restore();
    }
    expect(Object.fromEntries([...kept].filter(([, count]) => count))).to.deep.equal({});
  });
});

/** Tells of each call of a method until the function that it gives is called. */
function wrap<Key extends string>(
  target: { [key in Key]: (...args: never[]) => unknown },
  name: Key,
  onCall: (first: unknown) => void,
): () => void {
  const usual = target[name];
  const own = Object.hasOwn(target, name);
  target[name] = function (this: unknown, ...args: never[]) {
    onCall(args[0]);
    return usual.apply(this, args);
  };
  return () => {
    if (own) target[name] = usual;
    else delete (target as Partial<typeof target>)[name];
  };
}
