import { expect, waitUntil } from '@open-wc/testing';
import { EmbeddedPage } from './embedded-page.js';

const folder = '/dist/cdn/';
const patience = { timeout: 20_000 };

const open = (imports: object): EmbeddedPage =>
  new EmbeddedPage(`<script type="importmap">${JSON.stringify({ imports })}</script>
    <script type="module" src="${folder}store-locator.js"></script>
    <body><store-locator base-url="/" public-key="pk_demo"></store-locator>`);

/** Can't be had the first time. */
const atFirst = (chunk: string) => ({ [chunk]: `/flaky/${crypto.randomUUID()}${chunk}` });

/** Whether this engine asks anew for a module that could not be had: not all do yet. */
async function asksAnew(): Promise<boolean> {
  const address = `/flaky/${crypto.randomUUID()}${folder}store-locator.js`;
  const isHad = () => import(address).then(Boolean, () => false);
  return !(await isHad()) && (await isHad());
}

describe('a locator whose further code can’t be had at first', () => {
  let page: EmbeddedPage;
  afterEach(() => page.remove());

  const find = (selector: string) => page.locator.shadowRoot?.querySelector<HTMLElement>(selector);
  const line = () => find('[role=status]')?.textContent?.trim() ?? '';
  const says = (text: RegExp) =>
    waitUntil(() => text.test(line()), `says nothing like ${text}`, patience).catch(() => {
      throw new Error(`says ${line()}, not ${text}`);
    });

  /** The developer hears of it. */
  async function whenMissing(what: string): Promise<void> {
    await waitUntil(() => page.mishaps.errors.length > 0, 'tells nobody', patience);
    expect(page.mishaps.errors.join()).to.include(`<store-locator> ${what} can't be loaded`);
  }

  async function mapChunk(): Promise<string> {
    page = open({});
    const find = () => page.requests.find(({ pathname }) => pathname.includes('-map-side-'));
    await waitUntil(find, 'no map side', patience);
    const { pathname } = find() as URL;
    page.remove();
    return pathname;
  }

  /** What looks for places, as the chunk that brings it names it. */
  async function searchChunk(): Promise<string> {
    const text = await (await fetch(await mapChunk())).text();
    return folder + (/store-locator-search-side-\w+\.js/.exec(text)?.[0] ?? '');
  }

  it('finds stores by their words, and places with the next question', async () => {
    page = open(atFirst(await searchChunk()));
    await page.whenListed();
    await waitUntil(() => find('.pane select'), 'no order to choose', patience);
    page.locator.search('berlin');
    await whenMissing('the search for places');
    await says(/^\d+ stores? /);
    page.locator.search('lyon');
    await says((await asksAnew()) ? /Lyon, France/ : /match “lyon”/);
  });

  it('lists the stores, and has its map once that is there', async () => {
    page = open(atFirst(await mapChunk()));
    await page.whenListed();
    await whenMissing('the map');
    await says(/^\d+ stores in/);
    page.locator.search('lyon');
    await says(/match “lyon”/);
    if (!(await asksAnew())) return;
    await says(/Lyon, France/);
    await page.whenPinned();
    expect(page.mishaps.errors).to.have.length(1);
  });
});
