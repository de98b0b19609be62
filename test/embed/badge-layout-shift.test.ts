import { expect } from '@open-wc/testing';
import type { StockBadgeElement } from '../../src/elements/stock-badge/stock-badge-element.js';
import { product, variantId, otherVariantId } from '../support/badge-harness.js';
import { until } from '../support/page-harness.js';

/** The first lines of HTML that the README gives a shop. */
async function snippetStyle(): Promise<string> {
  const readme = await (await fetch('/README.md')).text();
  return /<style>[^]*?<\/style>/.exec(readme)?.[0] ?? '';
}

const names = {
  none: '',
  short: 'Lyon',
  long: 'Librairie Halvarenne Saint-Germain-des-Prés, Paris 6e arrondissement',
};
const widths = [160, 220, 360];
const key = (base: string): string =>
  `store-locator:my-store:${location.origin}${base.replace(/\/$/, '')}|pk_demo`;

/** Before any script: what engines without it do not tell. */
const watch = `<script>
  window.shifts = [];
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        shifts.push([value, ...sources.map(({ node }) => node?.parentElement?.className)].join(' '));
    }).observe({ type: 'layout-shift', buffered: true });
</script>`;

describe('a badge in a card, with the README’s rules', () => {
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
        const card = (width: number) => `<div class="w${width}" style="width: ${width}px">
          <stock-badge base-url="${base}" public-key="pk_demo" product-id="${product.id}"
            variant-id="${variantId}">Ask a store for stock</stock-badge><p>Below</p></div>`;
        frame.srcdoc = `<!doctype html><html lang="en"><body style="font: 16px/1.4 sans-serif">${await snippetStyle()}
          ${watch}${widths.map(card).join('')}`;
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
        const frames = () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const stays = async (when: string): Promise<void> => {
          await frames();
          for (const [nth, top] of tops().entries())
            expect(top, `${when}, ${widths[nth]} px`).to.be.closeTo(reserved[nth]!, 0.5);
        };
        await until(() => badges.every(({ status }) => ['ready', 'error'].includes(status)));
        await stays('with an answer');
        // What comes after the first paint has come.
        await until(() =>
          badges.every(({ shadowRoot }) => shadowRoot?.querySelector('button[type]')),
        );
        await stays('with all that comes later');
        expect(shifts()).to.deep.equal([]);
        // Within the badge its button may change lines then, as the visitor has wanted.
        for (const badge of badges) badge.variantId = otherVariantId;
        await stays('with another variant');
        localStorage.removeItem(key(base));
      });
});
