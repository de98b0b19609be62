import { expect } from '@open-wc/testing';
import { freshScenario, until } from '../support/harness/page.js';
import { EmbeddedPage } from './embedded-page.js';

const module = (file: string): string => `<script type="module" src="/dist/cdn/${file}"></script>`;
const elements = (): string => {
  const service = `base-url="${freshScenario()}" public-key="pk_demo"`;
  return `<store-locator ${service}></store-locator>
    <stock-badge ${service} product-id="8637284213935" variant-id="4745979901460"></stock-badge>`;
};

let page: EmbeddedPage;

afterEach(() => page.remove());

describe('the built files on the way to the first answer', () => {
  for (const file of ['store-locator.js', 'store-locator-elements.js', 'stock-badge.js']) {
    it(`are ${file} alone, also under an address with a version`, async () => {
      page = new EmbeddedPage(`${module(`${file}?v=1`)}${elements()}`);
      const resources = () =>
        page.window.performance.getEntriesByType('resource').map(({ name, startTime }) => ({
          startTime,
          file: name.replace(/.*\//, ''),
          isAnswer: name.includes('/api/'),
        }));
      await until(() => resources().some(({ isAnswer }) => isAnswer));
      const asked = resources().sort((a, b) => a.startTime - b.startTime);
      const first = asked.findIndex(({ isAnswer }) => isAnswer);
      expect(asked.slice(0, first).map((each) => each.file)).to.deep.equal([`${file}?v=1`]);
    });
  }

  it('define their elements before the next script of the page runs', async () => {
    page = new EmbeddedPage(`${module('store-locator-elements.js')}
      <script type="module">
        window.defined = ['store-locator', 'stock-badge'].map((tag) => !!customElements.get(tag));
      </script>`);
    const { defined } = await until(() => {
      const { defined } = page.window as Window & { readonly defined?: readonly boolean[] };
      return defined && { defined };
    });
    expect(defined).to.deep.equal([true, true]);
  });

  it('run code once that several of them have inside', async () => {
    page = new EmbeddedPage(
      ['store-locator.js', 'store-locator.js?v=1', 'store-locator-elements.js']
        .map(module)
        .join('') + elements(),
    );
    await page.whenListed();
    await page.whenStocked();
    // Each Lit that runs adds itself to this list.
    const { litHtmlVersions } = page.window as Window & { readonly litHtmlVersions?: string[] };
    expect(litHtmlVersions).to.have.length(1);
    expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
  });
});
