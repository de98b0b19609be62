import { expect } from '@open-wc/testing';
import { freshScenario, until } from '../support/harness/page.js';
import { EmbeddedPage } from './embedded-page.js';
import { staysTrue } from '../support/harness/waiting.js';

const src = '/dist/cdn/store-locator-elements.classic.js';
const jquery = '<script src="/node_modules/jquery/dist/jquery.js"></script>';
const dataUrl = '<meta name="store-locator:data-url" content="/dist/cdn/data/">';
const usual: EmbeddedPage['mishaps'] = { violations: [], errors: [] };

const locator = (attributes = ''): string => `<store-locator base-url="${freshScenario()}"
  public-key="pk_demo" loading="eager" ${attributes}></store-locator>`;

let page: EmbeddedPage;
afterEach(() => page.remove());

/** The script's text alone, in a page that has neither a tag for it nor asked for it. */
async function pasted(): Promise<string> {
  return `<script>${await (await fetch(src)).text()}</script>`;
}

async function expectStores(): Promise<void> {
  await page.whenListed();
  expect(page.rows).to.have.lengthOf(25);
  expect(page.mishaps).to.deep.equal(usual);
}

describe('the classic script whose text is evaluated', () => {
  const ways = {
    'by fetch and an inline script': `<script>
      fetch('${src}').then((response) => response.text()).then((text) => {
        document.head.append(Object.assign(document.createElement('script'), { text }));
      });
    </script>`,
    'by html() of jQuery': `${jquery}<div id="widget"></div><script>
      $('#widget').html('<script src="${src}?v=1/2"></' + 'script>');
    </script>`,
    'by getScript() of jQuery': `${jquery}<script>$.getScript('${src}');</script>`,
  };
  for (const [way, html] of Object.entries(ways))
    it(`${way} finds its own files, and those of its map`, async () => {
      page = new EmbeddedPage(html + locator());
      await expectStores();
      await page.whenPinned();
      expect(page.mishaps).to.deep.equal(usual);
    });

  it('finds its files beside the map data that the page names', async () => {
    page = new EmbeddedPage(dataUrl + (await pasted()) + locator());
    await expectStores();
  });

  it('finds its files by a data-url that comes later in the page, and in one folder', async () => {
    page = new EmbeddedPage((await pasted()) + locator('data-url="/dist/cdn"'));
    await expectStores();
  });

  it('finds its files by a configure() that comes after it', async () => {
    const configured = `<script>
      StoreLocatorElements.configure({ dataUrl: '/dist/cdn/data' });
    </script>`;
    page = new EmbeddedPage((await pasted()) + configured + locator());
    await expectStores();
  });

  for (const [situation, html, says] of [
    [
      'nothing says where they are',
      '',
      /^<store-locator> does not know where its files are: load /,
    ],
    [
      'they are not where the data is',
      '<meta name="store-locator:data-url" content="/nowhere/data/">',
      /^<store-locator> can't load its files from .*nowhere\/: .*<script src>/,
    ],
  ] as const)
    it(`reports in one console line that ${situation}`, async () => {
      page = new EmbeddedPage(html + (await pasted()) + locator());
      await until(() => page.window.mishaps?.errors.length);
      // The map says for itself that it is not there.
      const lines = () =>
        page.mishaps.errors.filter(
          (line) => !/ the map, search and filters can't be loaded/.test(line),
        );
      await staysTrue(
        () => lines().length <= 1,
        100,
        'more lines would come with the other files of the pasted script',
      );
      expect(page.mishaps.errors[0]).to.match(says);
    });
});
