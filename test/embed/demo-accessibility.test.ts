import { expect } from '@open-wc/testing';
import { until } from '../support/harness/page.js';

const looks = ['plain', 'serif', 'sport', 'pastel', 'market', 'contrast', 'rem10', 'rtl'];

interface Axe {
  run(
    within: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown; html: string }[] }[] }>;
}

/** Whether the visible part of the page is complete, including the map's pins. */
const isThere = (page: Document): boolean => {
  const locator = page.querySelector('store-locator');
  const badges = [...page.querySelectorAll('stock-badge')].filter(
    (badge) => badge.getBoundingClientRect().top < (page.defaultView?.innerHeight ?? 0),
  );
  return locator
    ? locator.status === 'ready' && !!locator.shadowRoot?.querySelector('[part~=pin]')
    : badges.length > 0 && badges.every(({ status }) => status === 'ready');
};

/** Loads a page of the demo and runs axe inside it, since only there axe sees the whole page. */
async function openPage(frame: HTMLIFrameElement, url: string): Promise<Axe> {
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  frame.src = url;
  await loaded;
  const page = frame.contentDocument!;
  const script = page.createElement('script');
  script.src = '/node_modules/axe-core/axe.min.js';
  const read = new Promise((done) => script.addEventListener('load', done));
  page.head.append(script);
  await read;
  await until(() => isThere(page));
  await Promise.allSettled(page.getAnimations().map(({ finished }) => finished));
  return (frame.contentWindow as unknown as { axe: Axe }).axe;
}

/**
 * True in one engine only. The rules read computed styles and the demo reads its address, and all
 * engines agree on both.
 */
const isOneOfThem = 'chrome' in window;

describe('the demo from right to left', () => {
  const choices = [
    ['', 'ar'],
    ['&language=de', 'de'],
  ] as const;
  for (const [choice, language] of isOneOfThem ? choices : [])
    it(`is in ${language} with ${choice || 'no language chosen'}`, async () => {
      const frame = document.createElement('iframe');
      frame.src = `/shop/product.html?look=rtl${choice}`;
      document.body.append(frame);
      await until(() => frame.contentDocument?.querySelector('select[name=language]'));
      const page = frame.contentDocument!;
      const { lang, dir } = page.documentElement;
      expect([lang, dir]).to.deep.equal([language, 'rtl']);
      expect(page.querySelector<HTMLSelectElement>('[name=language]')!.value).to.equal(language);
      const links = [...page.querySelectorAll<HTMLAnchorElement>('nav a')];
      expect(new URL(links[0]!.href).search).to.equal(`?look=rtl${choice}`);
      frame.remove();
    });
});

describe('axe in the demo’s eight themes', () => {
  let frame: HTMLIFrameElement;
  beforeEach(() => {
    frame = document.createElement('iframe');
    frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 780px; height: 580px';
    document.body.append(frame);
  });
  afterEach(() => frame.remove());

  for (const look of isOneOfThem ? looks : [])
    it(`finds no fault in the pages of ${look}`, async () => {
      for (const name of ['index', 'product', 'collection']) {
        const axe = await openPage(frame, `/shop/${name}.html?look=${look}`);
        const { violations } = await axe.run(frame.contentDocument!, {
          resultTypes: ['violations'],
        });
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, html }) => `${id}: ${String(target)} ${html.slice(0, 120)}`),
        );
        expect(found, name).to.deep.equal([]);
      }
    });
});
