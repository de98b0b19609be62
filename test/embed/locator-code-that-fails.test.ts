import { expect, waitUntil } from '@open-wc/testing';
import { EmbeddedPage } from './embedded-page.js';
import { lateImportsOf as importsOf } from '../support/served/late-imports-of.js';

const folder = '/dist/cdn/';
const limit = { timeout: 20_000 };

const open = (imports: object, base = '/'): EmbeddedPage =>
  new EmbeddedPage(`<script type="importmap">${JSON.stringify({ imports })}</script>
    <script type="module" src="${folder}store-locator.js"></script>
    <body><store-locator base-url="${base}" public-key="pk_demo"></store-locator>`);

type Lits = Window & {
  readonly [
    key in 'reactiveElementVersions' | 'litElementVersions' | 'litHtmlVersions'
  ]?: readonly string[];
};

/**
 * Returns the objects that exist once in a page: the entries' parts by name, and the state that the
 * elements share.
 */
function livingIn(window: Window) {
  const registries = window as unknown as Readonly<Record<symbol, unknown>>;
  const parts = registries[Symbol.for('store-locator-elements:files')] as Record<string, unknown>;
  const shared = registries[Symbol.for('store-locator-elements:1')] as Map<string, unknown>;
  return { parts: { ...parts }, ofPage: new Map(shared) };
}

/** Redirects a chunk to an address that fails at the first request. */
const atFirst = (chunk: string) => ({ [chunk]: `/flaky/${crypto.randomUUID()}${chunk}` });

describe('a locator whose later code fails to load at first', () => {
  let page: EmbeddedPage;
  afterEach(() => page.remove());

  const find = (selector: string) => page.locator.shadowRoot?.querySelector<HTMLElement>(selector);
  const line = () => find('[role=status]')?.textContent?.trim() ?? '';
  const says = (text: RegExp) =>
    waitUntil(() => text.test(line()), `says nothing like ${text}`, limit).catch(() => {
      throw new Error(`says ${line()}, not ${text}`);
    });

  /** Waits until the console tells the developer of the missing code. */
  async function whenMissing(what: string): Promise<void> {
    await waitUntil(() => page.mishaps.errors.length > 0, 'tells nobody', limit);
    expect(page.mishaps.errors.join()).to.include(`<store-locator> ${what} can't be loaded`);
  }

  async function mapChunk(): Promise<string> {
    page = open({});
    const find = () => page.requests.find(({ pathname }) => pathname.includes('-feature-set-'));
    await waitUntil(find, 'no code for map, search and filters', limit);
    const { pathname } = find() as URL;
    page.remove();
    return pathname;
  }

  /** Returns the path of the chunk that searches for places, as named in the map's chunk. */
  async function searchChunk(): Promise<string> {
    const text = await (await fetch(await mapChunk())).text();
    return folder + (/store-locator-place-search-\w+\.js/.exec(text)?.[0] ?? '');
  }

  it('lists its stores where the service fails at the same time', async () => {
    const entry = await (await fetch(`${folder}store-locator.js`)).text();
    const [chunk = ''] = /store-locator-try-again-\w+\.js/.exec(entry) ?? [];
    page = open(
      atFirst(folder + chunk),
      `/scenario/flaky-network~${crypto.randomUUID().slice(0, 8)}/`,
    );
    await page.whenListed();
    expect(chunk).to.match(/\.js$/);
  });

  it('finds stores by their words, and places with the next search', async () => {
    page = open(atFirst(await searchChunk()));
    await page.whenListed();
    await waitUntil(() => find('.pane select'), 'no order to choose', limit);
    page.locator.search('berlin');
    await whenMissing('the search for places');
    await says(/^\d+ stores? /);
    page.locator.search('lyon');
    await says(/Lyon, France/);
  });

  it('shows in the map’s place that the map is missing, and loads it on a retry', async () => {
    page = open(atFirst(await mapChunk()));
    await page.whenListed();
    await whenMissing('the map, search and filters');
    const again = () => find('.map-pane [part=message] button');
    await waitUntil(again, 'no way on in the map’s place', limit);
    expect(find('.map-pane [part=message] p')?.textContent).to.match(
      /^The map could not be loaded/,
    );
    again()?.click();
    await page.whenPinned();
    expect(again()).to.equal(null);
    page.locator.search('lyon');
    await says(/Lyon, France/);
    expect(page.mishaps.errors).to.have.length(1);
  });

  it('loads its map, search and filters where a file that all of them share fails at first', async () => {
    const shared = importsOf(await (await fetch(await mapChunk())).text());
    const [first = ''] = importsOf(await (await fetch(`${folder}store-locator.js`)).text());
    const late = shared.filter((name) => name !== first);
    expect(late.length).to.be.greaterThan(0);
    page = open(Object.assign({}, ...late.map((name) => atFirst(folder + name))) as object);
    await page.whenListed();
    await whenMissing('the map, search and filters');
    await page.whenPinned();
    page.locator.search('lyon');
    await says(/Lyon, France/);
    await waitUntil(() => find('.pane select'), 'no order to choose', limit);
  });

  it('requests the code under another address, and runs no code of the first load a second time', async () => {
    const chunk = await mapChunk();
    page = open(atFirst(chunk));
    await page.whenListed();
    const { window } = page;
    const { parts, ofPage } = livingIn(window);
    await page.whenPinned();
    const further = page.requests.filter(({ pathname }) => pathname === chunk);
    expect(further.map(({ search }) => search)).to.deep.equal(['?retry=1']);
    const now = livingIn(window);
    expect(Object.keys(parts).length).to.be.greaterThan(0);
    for (const [name, exports] of Object.entries(now.parts)) expect(parts[name]).to.equal(exports);
    for (const [name, instance] of ofPage) expect(now.ofPage.get(name), name).to.equal(instance);
    // Each Lit that runs adds itself to these lists.
    const lits = ['reactiveElementVersions', 'litElementVersions', 'litHtmlVersions'] as const;
    for (const name of lits) expect((window as Lits)[name], name).to.have.length(1);
  });
});
