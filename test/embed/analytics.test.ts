import { expect } from '@open-wc/testing';
import { freshScenario, until } from '../support/harness/page.js';
import { EmbeddedPage } from './embedded-page.js';

type Told = Readonly<Record<string, string>> & { readonly event: string };

/** The blocks of script below the heading on tag managers, as the docs print them. */
async function examples(): Promise<string[]> {
  const text = await (await fetch('/docs/analytics.md')).text();
  const [, below = ''] = text.split('## With a tag manager\n');
  const [section = ''] = below.split(/^## /m);
  return [...section.matchAll(/```js\n([^]*?)```/g)].map(([, code = '']) => code);
}

describe('the example for tag managers', () => {
  let page: EmbeddedPage;
  afterEach(() => page.remove());

  const told = (event?: string): readonly Told[] => {
    const { dataLayer = [] } = page.window as unknown as { dataLayer?: readonly Told[] };
    return dataLayer.filter((entry) => !event || entry.event === event);
  };

  const inLocator = (selector: string): HTMLElement | null | undefined =>
    page.locator.shadowRoot?.querySelector<HTMLElement>(selector);
  const press = async (selector: string): Promise<void> => {
    const target = await until(() => inLocator(selector));
    target.click();
  };
  const nameOfFirst = (): string =>
    inLocator('[part~=row] [part~=row-name]')?.textContent?.trim() ?? '';

  /** Opens a page with both elements, the example, and a link that no element has made. */
  async function open(): Promise<void> {
    const service = location.origin + freshScenario();
    const connection = `base-url="${service}" public-key="pk_demo"`;
    const code = await examples();
    expect(code).to.have.lengthOf(1);
    page = new EmbeddedPage(`<script type="module">${code.join('\n')}</script>
      <script type="module" src="/dist/cdn/store-locator-elements.js"></script>
      <body><a class="other" href="tel:+33400000000">Call us</a>
      <stock-badge ${connection} product-id="8637284213935"></stock-badge>
      <store-locator ${connection} loading="eager"></store-locator>`);
    await until(() => page.window.document.querySelector('store-locator'));
    await page.whenListed();
    // A link that is followed would leave the page of the test.
    page.window.addEventListener('click', (event) => event.preventDefault());
  }

  const expectNoStranger = (): void => {
    const hosts = new Set(page.requests.map(({ host }) => host));
    expect([...hosts]).to.deep.equal([location.host]);
    expect(page.mishaps.errors).to.deep.equal([]);
  };

  it('counts a search once, however many letters were typed', async () => {
    await open();
    const box = (await until(() => inLocator('input'))) as HTMLInputElement;
    box.focus();
    for (const text of ['L', 'Ly', 'Lyo', 'Lyon']) {
      box.value = text;
      box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    await until(() => told('store_search').length);
    expect(told()).to.deep.equal([{ event: 'store_search', search_term: 'Lyon' }]);
    expectNoStranger();
  });

  it('counts a chosen store, my store, and the button of a badge, by name or product', async () => {
    await open();
    const name = nameOfFirst();
    await press('[part~=row] [part~=row-name] button');
    await until(() => told('store_select').length);
    expect(name).to.contain(told('store_select')[0]?.store);
    await press('[part~=row] button.own');
    await until(() => told('my_store').length);
    expect(told('my_store')).to.have.lengthOf(1);
    const button = await until(() => {
      const found = page.badge.shadowRoot?.querySelector<HTMLElement>('[part~=button]');
      return found && page.window.getComputedStyle(found).visibility === 'visible' ? found : null;
    });
    button.click();
    await until(() => told('store_choose').length);
    expect(told('store_choose')[0]?.product_id).to.equal('8637284213935');
    expectNoStranger();
  });

  it('counts directions and calls by the name of the store, and no other link of the page', async () => {
    await open();
    const name = nameOfFirst();
    const phone = '+33 4 78 00 00 00';
    const details = page.locator.stores.map(({ id }) => [id, { phone }] as const);
    page.locator.details = { by: 'id', details: Object.fromEntries(details) };
    page.window.document.querySelector<HTMLElement>('.other')?.click();
    await press('[part~=row] [part~=row-phone]');
    await press('[part~=row] [part~=row-directions]');
    const acts = told().filter(({ event }) => event !== 'my_store');
    expect(acts.map(({ event }) => event)).to.deep.equal(['store_phone', 'store_directions']);
    for (const act of acts) expect(name).to.contain(act.store);
    expectNoStranger();
  });
});
