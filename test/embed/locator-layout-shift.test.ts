import { expect } from '@open-wc/testing';
import { until } from '../support/harness/page.js';

/** Returns the optional style sheet that a shop adds to avoid layout shifts. */
async function sheet(): Promise<string> {
  return `<style>${await (await fetch('/dist/cdn/store-locator-elements.css')).text()}</style>`;
}

const scenarios = ['', 'none', 'server-error', 'one', 'slow'];
const sizes = [
  [1280, 800],
  [1366, 768],
  [390, 844],
] as const;

describe('a page with the optional style sheet', () => {
  let frame: HTMLIFrameElement;
  afterEach(() => frame.remove());

  for (const [width, height] of sizes)
    for (const scenario of scenarios)
      it(`moves nothing below the locator at ${width} × ${height}${scenario && `, ${scenario}`}`, async () => {
        frame = document.createElement('iframe');
        frame.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${height}px`;
        const base = scenario ? `/scenario/${scenario}~snippet${width}/` : '/';
        frame.srcdoc = `<!doctype html><html lang="en"><body>${await sheet()}<div>Stores</div>
          <store-locator base-url="${base}" public-key="pk_demo"><p>All addresses</p></store-locator><footer>Below</footer>`;
        const loaded = new Promise((done) => frame.addEventListener('load', done));
        document.body.append(frame);
        await loaded;
        const page = frame.contentDocument as Document;
        const locator = page.querySelector('store-locator');
        const footer = page.querySelector('footer');
        const topOf = (element: Element | null | undefined): number =>
          element?.getBoundingClientRect().top ?? NaN;
        const reserved = topOf(footer);
        const begin = topOf(locator);
        const script = page.createElement('script');
        script.type = 'module';
        script.src = '/dist/cdn/store-locator.js';
        page.head.append(script);
        const scroller = await until(() => locator?.shadowRoot?.querySelector('.scroller'));
        const listTop = topOf(scroller);
        await until(() => ['ready', 'error'].includes(locator?.status ?? ''));
        await locator?.updateComplete;
        expect(topOf(locator), 'the locator, whatever margin its content has').to.be.closeTo(
          begin,
          1,
        );
        expect(topOf(footer), 'the page below').to.be.closeTo(reserved, 1);
        // A single store needs no search box. Its row takes the box's place in another pane.
        const shown = locator?.shadowRoot?.querySelector('.scroller');
        if (scenario === 'one') expect(topOf(shown), 'the list').to.be.below(listTop);
        else expect(topOf(scroller), 'the list').to.be.closeTo(listTop, 1);
      });
});
