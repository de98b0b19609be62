import { expect } from '@open-wc/testing';
import { freshScenario, until } from '../support/harness/page.js';
import { EmbeddedPage } from './embedded-page.js';

const elements = (
  base: string,
): string => `<store-locator base-url="${base}" public-key="pk_demo"></store-locator>
  <stock-badge base-url="${base}" public-key="pk_demo" product-id="8637284213935" variant-id="4745979901460">Ask</stock-badge>`;

interface HostilePage {
  readonly name: string;
  readonly css?: string;
  /** around the elements */
  readonly before?: string;
  readonly after?: string;
  /** Once the page has loaded. */
  readonly then?: (page: Document) => void;
}

const pages: readonly HostilePage[] = [
  { name: 'everything is reset', css: 'body * { all: unset !important }' },
  {
    name: 'a reset that takes every margin, list, outline and border',
    css: `*, *::before, *::after { margin: 0; padding: 0; border: 0; outline: 0; list-style: none;
      box-sizing: content-box; font: inherit; vertical-align: baseline; line-height: 1; background: none }`,
  },
  {
    name: 'a rem of 10 pixels, and empty boxes are hidden',
    css: 'html { font-size: 62.5% } body { font-size: 1.6rem } div:empty { display: none }',
  },
  {
    name: 'a theme of capitals, wide letters and no hyphens',
    css: `body { text-transform: uppercase; letter-spacing: 3px; word-spacing: 9px; text-indent: 3em;
      font: italic small-caps 700 16px/2.4 serif; white-space: nowrap; text-align: center }`,
  },
  {
    name: 'buttons, links and pictures are restyled by tag',
    css: `button, a, input, select { display: block; width: 100%; padding: 30px; color: #fff; background: #f00;
      border-radius: 40px; text-transform: uppercase; pointer-events: none }
      img, svg, canvas { max-width: 10px; height: auto; display: block; filter: invert(1) }
      li { list-style: square; padding: 40px } p { margin: 60px }`,
  },
  {
    name: 'a parent that is moved by a transform',
    before: '<div style="transform: translate(20px, 10px) scale(0.9); will-change: transform">',
    after: '</div>',
  },
  {
    name: 'a parent that is hidden until later',
    before: '<div id="tab" style="display: none">',
    after: '</div>',
    then: (page) => page.querySelector('#tab')?.removeAttribute('style'),
  },
  {
    name: 'a column that scrolls by itself, below a header that stays',
    css: `header { position: sticky; top: 0; z-index: 5; height: 60px; background: #fff }
      .column { height: 500px; overflow: auto }`,
    before: '<div class="column"><header>Shop</header><div style="height: 300px"></div>',
    after: '<div style="height: 900px"></div></div>',
    then: (page) => page.querySelector('.column')?.scrollTo(0, 300),
  },
  {
    name: 'a grid whose columns grow with what is in them',
    css: 'main { display: grid; grid-template-columns: auto 200px } main > * { min-width: 0 }',
    before: '<main><div>',
    after: '</div><aside>Aside</aside></main>',
  },
];

describe('built files in a page where', () => {
  let page: EmbeddedPage;
  afterEach(() => page.remove());

  for (const { name, css = '', before = '', after = '', then } of pages)
    it(name, async () => {
      page = new EmbeddedPage(`<style>${css}</style>
        <script type="module" src="/dist/cdn/store-locator-elements.js"></script></head>
        <body>${before}${elements(freshScenario())}${after}`);
      await until(() => page.window.document.querySelector('store-locator')?.shadowRoot);
      then?.(page.window.document);
      await page.whenListed();
      await page.whenStocked();
      await page.locator.updateComplete;

      const [row] = page.rows;
      const label = row?.querySelector<HTMLElement>('.name button');
      const { width, height } = row!.getBoundingClientRect();
      expect(width, 'a row is wide').to.be.above(200);
      expect(height, 'and as high as its lines').to.be.within(60, 160);
      const { textTransform, letterSpacing, pointerEvents } = getComputedStyle(label!);
      expect([textTransform, letterSpacing, pointerEvents]).to.deep.equal([
        'none',
        'normal',
        'auto',
      ]);
      const outside = page.locator.parentElement!;
      expect(page.locator.scrollWidth, 'it fits').to.be.at.most(outside.clientWidth || 780);
      expect(page.badge.getBoundingClientRect().height, 'three lines').to.be.within(40, 100);

      const link = row!.querySelector('.maps')!.getBoundingClientRect();
      const address = row!.querySelector('.address')!.getBoundingClientRect();
      expect(link.bottom, 'the link stands in the last line').to.be.closeTo(address.bottom, 2);

      label!.click();
      await until(() => page.locator.selectedStore);
      page.locator.search('Lyon');
      await page.whenFirstRowSays('Lyon');
      expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
    });
});
