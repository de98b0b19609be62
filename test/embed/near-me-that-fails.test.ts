import { expect, waitUntil } from '@open-wc/testing';
import { EmbeddedPage } from './embedded-page.js';

const folder = '/dist/cdn/';
const sorry = '“Near me” could not be loaded. Type a town or postal code instead.';

const open = (imports: object): EmbeddedPage =>
  new EmbeddedPage(`<script type="importmap">${JSON.stringify({ imports })}</script>
    <script type="module" src="${folder}store-locator.js"></script>
    <body><store-locator base-url="/" public-key="pk_demo"></store-locator>`);

describe('“Near me” whose code fails to load', () => {
  let page: EmbeddedPage;
  afterEach(() => page.remove());

  /** The chunk that asks for the visitor's position, as the one that brings it names it. */
  async function visitorChunk(): Promise<string> {
    const find = () => page.requests.find(({ pathname }) => pathname.includes('-feature-set-'));
    await waitUntil(find, 'no code for map, search and filters', { timeout: 20_000 });
    const text = await (await fetch(find() as URL)).text();
    return /store-locator-visitor-\w+\.js/.exec(text)?.[0] ?? '';
  }

  it('shows that with a retry until the visitor searches, and rejects the promise of locate()', async () => {
    page = open({});
    const chunk = folder + (await visitorChunk());
    page.remove();

    // It is asked for under further addresses.
    const addresses = [chunk, ...Array.from({ length: 9 }, (_, n) => `${chunk}?retry=${n + 1}`)];
    page = open(Object.fromEntries(addresses.map((one) => [one, '/nowhere/visitor.js'])));
    await page.whenListed();
    const { locator } = page;
    const find = (selector: string) => locator.shadowRoot?.querySelector<HTMLElement>(selector);
    const line = () => find('[role=status]')?.textContent?.trim();
    find('.near')?.click();
    await waitUntil(() => line() === sorry, `says ${line()}`, { timeout: 20_000 });
    expect(page.mishaps.errors.join()).to.include(
      "<store-locator> the code for links and “Near me” can't be loaded",
    );
    locator.search('');
    await waitUntil(() => /^\d+ stores/.test(line() ?? ''), 'does not count the stores', {
      timeout: 20_000,
    });
    const code = await locator.locate().catch((error: { code: string }) => error.code);
    expect(code).to.equal('network');
  });
});
