import { expect } from '@open-wc/testing';
import type { StockBadgeElement } from '../../src/elements/stock-badge/stock-badge-element.js';
import { product, variantId, otherVariantId } from '../support/harness/badge.js';
import { until } from '../support/harness/page.js';
import { frames, latency } from '../support/harness/waiting.js';

/** Returns the optional style sheet that a shop adds to avoid layout shifts. */
async function sheet(): Promise<string> {
  return `<style>${await (await fetch('/dist/cdn/store-locator-elements.css')).text()}</style>`;
}

const names = {
  none: '',
  short: 'Lyon',
  long: 'Librairie Halvarenne Saint-Germain-des-Prés, Paris 6e arrondissement',
};
const widths = [160, 220, 360];
/** Texts inside the tag. Some ninety letters fill four lines of a narrow card. */
const fallbacks = [
  'Ask a store for stock',
  'Ask a store for stock: call us from nine to six, or write to us and we look at the shelf for you.',
];
const key = (base: string): string =>
  `store-locator:my-store:${location.origin}${base.replace(/\/$/, '')}|pk_demo`;

/** Records layout shifts before any other script runs. Engines without this API record nothing. */
const watch = `<script>
  window.shifts = [];
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        shifts.push([value, ...sources.map(({ node }) => node?.parentElement?.className)].join(' '));
    }).observe({ type: 'layout-shift', buffered: true });
</script>`;

describe('a badge in a card, with the optional style sheet', () => {
  let frame: HTMLIFrameElement;
  afterEach(() => frame.remove());

  for (const [length, name] of Object.entries(names))
    for (const scenario of ['slow', 'server-error'])
      it(`moves nothing, with ${length} store name, ${scenario}`, async () => {
        const base = `/scenario/${scenario}~shift${length}/`;
        const mine = { id: 1, platformLocationId: '61162156168', name, mapsUrl: '' };
        if (name) localStorage.setItem(key(base), JSON.stringify(mine));
        frame = document.createElement('iframe');
        frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 780px; height: 580px';
        const card = (width: number, text: string) =>
          `<div class="w${width}" style="width: ${width}px">
          <stock-badge base-url="${base}" public-key="pk_demo" product-id="${product.id}"
            variant-id="${variantId}">${text}</stock-badge><p>Below</p></div>`;
        const cards = fallbacks.flatMap((text) => widths.map((width) => card(width, text)));
        frame.srcdoc = `<!doctype html><html lang="en"><body style="font: 16px/1.4 sans-serif">${await sheet()}
          ${watch}${cards.join('')}`;
        const loaded = new Promise((done) => frame.addEventListener('load', done));
        document.body.append(frame);
        await loaded;
        const page = frame.contentDocument as Document;
        const badges = [...page.querySelectorAll<StockBadgeElement>('stock-badge')];
        const tops = () =>
          [...page.querySelectorAll('p')].map((below) => below.getBoundingClientRect().top);
        const reserved = tops();
        const script = page.createElement('script');
        script.type = 'module';
        script.src = '/dist/cdn/stock-badge.js';
        page.head.append(script);
        const shifts = () => (frame.contentWindow as unknown as { shifts: string[] }).shifts;
        const stays = async (when: string): Promise<void> => {
          await frames(2);
          for (const [nth, top] of tops().entries())
            expect(top, `${when}, card ${nth}`).to.be.closeTo(reserved[nth]!, 0.5);
        };
        await until(() => badges.every(({ status }) => ['ready', 'error'].includes(status)));
        await stays('with an answer');
        // The button shows that the code after the first paint has loaded.
        await until(() =>
          badges.every(({ shadowRoot }) => shadowRoot?.querySelector('button[type]')),
        );
        await stays('with all that comes later');
        expect(shifts()).to.deep.equal([]);
        // The button inside the badge may change lines then, since the visitor chose another
        // variant.
        for (const badge of badges) badge.variantId = otherVariantId;
        await stays('with another variant');
        localStorage.removeItem(key(base));
      });
});

/** Runs in the page: a slow service that gives each product a different answer. */
const slowService = `<script>
  window.asked = [];
  const said = ['in_stock', 'low_stock', 'out_of_stock', 'perhaps'];
  window.fetch = async (url) => {
    const id = Number(new URL(url.url ?? url, 'http://x').searchParams.get('product_id'));
    asked.push(id);
    await parent.latency(20 + ((id * 37) % 60));
    const row = { 61: said[id % 4], 62: said[(id >> 2) % 4] };
    return new Response(id % 7 ? JSON.stringify({ 11: row }) : '');
  };
</script>`;

interface SlowPage extends Window {
  readonly asked: readonly number[];
  readonly shifts: readonly string[];
}

describe('48 badges of 48 products, with the optional style sheet and cards of any height', () => {
  let frame: HTMLIFrameElement;
  // The service in the page is as slow as the test says.
  before(() => Object.assign(window, { latency }));
  after(() => Reflect.deleteProperty(window, 'latency'));
  afterEach(() => frame.remove());

  it('move nothing, send one request each, and those in view send theirs first', async () => {
    const texts = ['', ...fallbacks, fallbacks.join(' ').repeat(3)];
    const card = (_: unknown, nth: number) => `<article>
      <div style="height: 90px"></div><stock-badge product-id="${nth + 1}" variant-id="11">${texts[nth % 4]}</stock-badge>
      <p>Below</p></article>`;
    frame = document.createElement('iframe');
    frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 780px; height: 580px';
    frame.srcdoc = `<!doctype html><html lang="en"><head>
      <meta name="store-locator:base-url" content="/">
      <meta name="store-locator:public-key" content="pk_demo">
      <meta name="store-locator:persist" content="false">
      ${await sheet()}${watch}${slowService}
      <script type="module" src="/dist/cdn/stock-badge.js"></script></head>
      <body style="font: 16px/1.4 sans-serif"><main style="display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px">
      ${Array.from({ length: 48 }, card).join('')}</main>`;
    const loaded = new Promise((done) => frame.addEventListener('load', done));
    document.body.append(frame);
    await loaded;
    const page = frame.contentWindow as unknown as SlowPage;
    const badges = [...page.document.querySelectorAll<StockBadgeElement>('stock-badge')];
    const places = () =>
      [...page.document.querySelectorAll('p')].map((below) =>
        Math.round(below.getBoundingClientRect().top + page.scrollY),
      );
    const before = places();
    const inView = () =>
      badges
        .filter((badge) => {
          const { top, bottom } = badge.getBoundingClientRect();
          return bottom > 0 && top < page.innerHeight;
        })
        .map(({ productId }) => Number(productId));
    const first = inView();
    expect(first.length).to.be.within(8, 24);
    await until(() => page.asked.length >= first.length);
    expect(new Set(page.asked.slice(0, first.length))).to.deep.equal(new Set(first));
    for (let y = 0; page.asked.length < badges.length; y += 400) {
      page.scrollTo(0, y);
      await until(() => inView().every((id) => badges[id - 1]?.status === 'ready'));
    }
    await until(() => badges.every(({ status }) => status === 'ready'));
    expect(page.asked).to.have.length(48);
    expect(new Set(page.asked).size).to.equal(48);
    expect(new Set(badges.map(({ stockStatus }) => stockStatus)).size).to.equal(4);
    expect(places()).to.deep.equal(before);
    expect(page.shifts).to.deep.equal([]);
  });
});
