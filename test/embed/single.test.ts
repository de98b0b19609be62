import { expect } from '@open-wc/testing';
import { freshScenario, until } from '../support/harness/page.js';
import { EmbeddedPage } from './embedded-page.js';
import { staysTrue } from '../support/harness/waiting.js';

/** The five files of `store-locator assets --single`, for each entry. */
const folder = `${location.origin}/single/dist/cdn/`;
const module = (name: string): string => `<script type="module" src="${folder}${name}"></script>`;
const classic = (name: string): string => `<script src="${folder}${name}"></script>`;
const badge = (base: string): string => `<stock-badge base-url="${base}" public-key="pk_demo"
  product-id="8637284213935" variant-id="4745979901460"></stock-badge>`;
const elements = (base = freshScenario()): string => `
  <store-locator base-url="${base}" public-key="pk_demo" loading="eager"></store-locator>${badge(base)}`;
const locator = (attributes = ''): string =>
  `<store-locator base-url="${freshScenario()}" public-key="pk_demo" loading="eager" ${attributes}></store-locator>`;

let page: EmbeddedPage;
afterEach(() => page.remove());
const open = (html: string): EmbeddedPage => (page = new EmbeddedPage(html));

/** Files that the page has asked for, other than the service's, without what follows `?`. */
const asked = (): string[] =>
  page.requests
    .map(({ pathname }) => pathname)
    .filter((path) => !path.includes('/api/'))
    .map((path) => path.replace(/.*\//, ''));

/** The gazetteer places the stores: their towns are in the pack. */
async function expectAllToWork(): Promise<void> {
  await page.whenListed();
  await page.whenPinned();
  await page.whenPlaced();
  await page.whenStocked();
  expect(page.rows).to.have.lengthOf(25);
  // The pack is used while it comes, and listed once all of it is there.
  await until(() => asked().some((file) => file.endsWith('.wasm')));
  expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
}

describe('the five files of `store-locator assets --single`', () => {
  for (const [name, scripts] of Object.entries({
    'as a module': module('store-locator-elements.js'),
    'as a module under a version': module('store-locator-elements.js?v=1'),
    'as a classic script': classic('store-locator-elements.classic.js'),
    'as a classic script under a version': classic('store-locator-elements.classic.js?v=1'),
    'as the module and the classic script, twice': ['', '?v=2']
      .flatMap((version) => [
        module(`store-locator-elements.js${version}`),
        classic(`store-locator-elements.classic.js${version}`),
      ])
      .join(''),
    'each element by its own': module('store-locator.js') + module('stock-badge.js'),
  }))
    it(`do everything that the other files do, ${name}`, async () => {
      open(scripts + elements());
      await expectAllToWork();
      const later = asked().filter((file) => /^store-locator-later-/.test(file));
      expect(new Set(later)).to.have.lengthOf(later.length);
      expect(asked().filter((file) => file.endsWith('.bin'))).to.deep.equal([]);
      expect(asked().filter((file) => file.endsWith('.wasm'))).to.have.lengthOf(1);
    });

  it('are three requests for a page', async () => {
    open(module('store-locator-elements.js') + elements());
    await expectAllToWork();
    expect(asked()).to.have.lengthOf(3);
    expect(asked().sort()).to.match(
      /^store-locator-data-\w{8}\.wasm,store-locator-elements\.js,store-locator-later-\w{8}\.js$/,
    );
  });

  it('have the towns of their countries, and the language of the page', async () => {
    open(`${module('store-locator-elements.js')}<div lang="de">${locator()}</div>`);
    await page.whenListed();
    (await page.type('Lyo', 'Lyon, Auvergne-Rhône-Alpes, Frankreich')).click();
    await page.whenFirstRowSays('Lyon');
    expect(page.mishaps.errors).to.deep.equal([]);
  });

  it('open the dialog of a badge alone', async () => {
    const base = freshScenario();
    open(classic('stock-badge.classic.js') + badge(base));
    await until(() => page.window.document.querySelector('stock-badge')?.checkedAt);
    const find = (selector: string) =>
      page.badge.shadowRoot?.querySelector<HTMLElement>(selector) ?? undefined;
    const opener = (await until(() => {
      const button = find('.act button');
      return button && page.window.getComputedStyle(button).visibility === 'visible' && button;
    })) as HTMLElement;
    opener.click();
    const listed = () => find('store-locator')?.shadowRoot?.querySelector('[part~=row]');
    await until(listed);
    expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
  });

  for (const entry of ['store-locator-elements.js', 'store-locator-elements.classic.js'])
    it(`run ${entry} with their hashes under a strict policy, and refuse a changed one`, async () => {
      const readme = (await (await fetch(`${folder}${entry}.readme.json`)).json()) as {
        readonly integrity: string;
        readonly importmap: object;
      };
      const [, hash = ''] = /integrity='([^']+)' crossorigin/.exec(readme.integrity) ?? [];
      const placed = JSON.stringify(readme.importmap).replaceAll('./', folder);
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(placed));
      const hashOfMap = btoa(String.fromCharCode(...new Uint8Array(bytes)));
      const type = entry.includes('classic') ? '' : 'type="module"';
      const html = (integrity: string) => `<meta http-equiv="Content-Security-Policy"
          content="default-src 'none'; script-src ${location.origin} 'sha256-${hashOfMap}';
          connect-src ${location.origin}; require-trusted-types-for 'script'">
        <script type="importmap">${placed}</script>
        <script ${type} src="${folder}${entry}" integrity="${integrity}" crossorigin="anonymous"></script>
        ${elements(location.origin + freshScenario())}`;
      open(html(hash));
      await expectAllToWork();
      page.remove();
      open(html(`sha384-${btoa('-'.repeat(48))}`));
      await until(() => page.window.mishaps?.errors.length);
      expect(page.window.customElements.get('store-locator')).to.equal(undefined);
    });

  describe('with a pack that data-url names', () => {
    let pack: string;
    before(async () => {
      const script = await (await fetch(`${folder}store-locator-elements.js`)).text();
      pack = /store-locator-data-\w+\.wasm/.exec(script)?.[0] ?? '';
    });

    for (const [what, dataUrl] of [
      ['the file', () => folder + pack],
      ['its folder', () => folder],
      ['its folder without a slash', () => folder.replace(/\/$/, '')],
    ] as const)
      it(`find the pack by ${what}`, async () => {
        open(module('store-locator-elements.js') + locator(`data-url="${dataUrl()}"`));
        await page.whenListed();
        await page.whenPinned();
        expect(page.mishaps.errors).to.deep.equal([]);
      });

    it('are not needed for the pack: the files of the build read it, too', async () => {
      open(`<script type="module" src="/dist/cdn/store-locator-elements.js"></script>
        ${locator(`data-url="${folder}${pack}"`)}`);
      await page.whenListed();
      await page.whenPinned();
      expect(asked().some((file) => file.endsWith('.bin'))).to.equal(false);
    });
  });

  it('list the stores where the file of all later code is missing, and name the remedy', async () => {
    const script = await (await fetch(`${folder}store-locator-elements.js`)).text();
    const [later = ''] = /store-locator-later-\w+\.js/.exec(script) ?? [];
    const imports = { [folder + later]: `/nowhere/${later}` };
    open(`<script type="importmap">${JSON.stringify({ imports })}</script>
      ${module('store-locator-elements.js')}${locator()}`);
    await page.whenListed();
    await until(() => page.mishaps.errors.length);
    expect(page.mishaps.errors[0]).to.match(
      /^<store-locator> the map, search and filters can't be loaded: /,
    );
    expect(page.mishaps.errors[0]).to.include(
      `${later} can't be loaded: upload the five files together`,
    );
    expect(page.rows).to.have.lengthOf(25);
  });

  it('list the stores where the pack is missing, and report it in one line', async () => {
    open(`<script>
        const warnings = (window.warnings = []);
        console.warn = (text) => warnings.push(text);
      </script>
      ${module('store-locator-elements.js')}${locator(`data-url="/nowhere/"`)}`);
    await page.whenListed();
    const lines = () => (page.window as unknown as { warnings: string[] }).warnings;
    await until(() => lines().length);
    await staysTrue(
      () => lines().length === 1,
      500,
      'a second line would come with the next file that the built locator asks for',
    );
    expect(lines()[0]).to.match(
      /^<store-locator> map data can't be loaded: .*\/nowhere\/store-locator-data-\w+\.wasm: 404\. Upload it beside the script/,
    );
    expect(page.rows).to.have.lengthOf(25);
  });
});
