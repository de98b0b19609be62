import { expect, waitUntil } from '@open-wc/testing';
import { EmbeddedPage } from './embedded-page.js';

const folder = '/dist/cdn/';
const patience = { timeout: 20_000 };

const open = (imports: object): EmbeddedPage =>
  new EmbeddedPage(`<script type="importmap">${JSON.stringify({ imports })}</script>
    <script type="module" src="${folder}store-locator.js"></script>
    <body><store-locator base-url="/" public-key="pk_demo"></store-locator>`);

/** Whether this engine asks anew for a module that could not be had: not all do yet. */
async function asksAnew(): Promise<boolean> {
  const address = `/flaky/${crypto.randomUUID()}/dist/cdn/store-locator.js`;
  const isHad = () => import(address).then(Boolean, () => false);
  return !(await isHad()) && (await isHad());
}

describe('the search for places whose code can’t be had at first', () => {
  let page: EmbeddedPage;
  afterEach(() => page.remove());

  const find = (selector: string) => page.locator.shadowRoot?.querySelector<HTMLElement>(selector);
  const line = () => find('[role=status]')?.textContent?.trim() ?? '';
  const says = (text: RegExp) =>
    waitUntil(() => text.test(line()), `says nothing like ${text}`, patience).catch(() => {
      throw new Error(`says ${line()}, not ${text}`);
    });

  /** The chunk that looks for places, as the one that brings it names it. */
  async function searchChunk(): Promise<string> {
    page = open({});
    const mapSide = () => page.requests.find(({ pathname }) => pathname.includes('-map-side-'));
    await waitUntil(mapSide, 'no map side', patience);
    const text = await (await fetch(mapSide() as URL)).text();
    page.remove();
    return folder + (/store-locator-search-side-\w+\.js/.exec(text)?.[0] ?? '');
  }

  it('finds stores by their words, and places with the next question', async () => {
    const chunk = await searchChunk();
    page = open({ [chunk]: `/flaky/${crypto.randomUUID()}${chunk}` });
    await page.whenListed();
    await waitUntil(() => find('.pane select'), 'no order to choose', patience);
    page.locator.search('berlin');
    await waitUntil(() => page.mishaps.errors.length > 0, 'tells no developer', patience);
    expect(page.mishaps.errors.join()).to.include("the search for places can't be loaded");
    await says(/^\d+ stores? /);
    page.locator.search('lyon');
    await says((await asksAnew()) ? /Lyon, France/ : /lyon|^\d+ stores? /i);
  });
});
