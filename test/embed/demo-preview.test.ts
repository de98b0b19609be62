import { expect } from '@open-wc/testing';
import { until } from '../support/harness/page.js';

/** The pages are the same for all engines that run them: what they do is seen in each. */
describe('the demo shows both elements', () => {
  const frames: HTMLIFrameElement[] = [];
  afterEach(() => {
    frames.splice(0).forEach((frame) => frame.remove());
    localStorage.clear();
  });

  /** A page of the demo, as wide as a tablet: all of it is in view. */
  async function open(path: string): Promise<Document> {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 780px; height: 900px';
    frame.src = `/shop/${path}`;
    const loaded = new Promise((done) => frame.addEventListener('load', done));
    frames.push(frame);
    document.body.append(frame);
    await loaded;
    return frame.contentDocument!;
  }

  const badgeOf = (page: Document) => page.querySelector('stock-badge')!;
  const labelOf = (page: Document) =>
    badgeOf(page).shadowRoot?.querySelector('[part=label]')?.textContent ?? '';

  async function openFinder(query = ''): Promise<Document> {
    const page = await open(`index.html${query}`);
    await until(() => page.querySelector('store-locator')?.status === 'ready');
    await until(() => badgeOf(page).status === 'ready');
    return page;
  }

  it('on its first page, where the badge shows the stock of the chosen store, and then of my store', async () => {
    const page = await openFinder();
    await until(() => / at \d+ stores in /.test(labelOf(page)));
    const locator = page.querySelector('store-locator')!;
    const rows = () => [
      ...locator.shadowRoot!.querySelectorAll<HTMLElement>('[part~=row-name] button'),
    ];
    await until(() => rows().length > 3);
    for (const nth of [2, 0]) {
      rows()[nth]!.click();
      await until(() => locator.selectedStore);
      const { name } = locator.selectedStore!;
      await until(() => labelOf(page).endsWith(name));
    }
    const [, other] = locator.results;
    locator.setMyStore(other!.id);
    await until(() => labelOf(page).endsWith(other!.name));
    locator.setMyStore(null);
    await until(() => / at \d+ stores in /.test(labelOf(page)));
  });

  it('on its first page, where “Choose a store” leads to the list', async () => {
    const page = await openFinder();
    const button = await until(() =>
      badgeOf(page).shadowRoot?.querySelector<HTMLElement>(
        '.act [part~=button], button[part~=button]',
      ),
    );
    button.click();
    await until(() => page.activeElement?.id === 'all-stores');
    expect(page.querySelector('dialog')).to.equal(null);
  });

  it('on its first page, with the product of the page that led there', async () => {
    const product = await open('product.html?product=brume-trench');
    const link = await until(() => {
      const { href } = product.querySelector<HTMLAnchorElement>('#finder')!;
      return /product=brume-trench&variant=\d+/.test(href) ? href : undefined;
    });
    const page = await openFinder(new URL(link).search);
    const id = badgeOf(page).productId;
    expect(id).to.equal(badgeOf(product).productId);
    const locator = page.querySelector('store-locator')!;
    expect([locator.productId, locator.variantId]).to.deep.equal([id, badgeOf(page).variantId]);
    expect(page.querySelector('#wanted')?.textContent).to.match(/Brume Trench · ./);
    await until(() => locator.results.every(({ stock }) => stock));
  });

  it('reserves only at a chosen store, and says nothing of it once the stock is another', async () => {
    const page = await open('product.html');
    await until(() => badgeOf(page).status === 'ready' && !page.querySelector('.waits'));
    const reserve = page.querySelector<HTMLButtonElement>('#reserve')!;
    const note = () => page.querySelector('.note p:not([hidden])')?.id;
    await until(() => !reserve.disabled);
    expect(note()).to.equal('free');
    reserve.click();
    await until(() => note() === 'first');
    const opener = await until(() =>
      badgeOf(page).shadowRoot?.querySelector<HTMLElement>(
        '.act [part~=button], button[part~=button]',
      ),
    );
    opener.click();
    const choice = await until(() =>
      badgeOf(page)
        .shadowRoot!.querySelector('store-locator')
        ?.shadowRoot?.querySelector<HTMLElement>('[part~=row-choose]'),
    );
    choice.click();
    await until(() => note() === 'free');
    await until(() => / at /.test(labelOf(page)) && !/ stores/.test(labelOf(page)));
    reserve.disabled = false;
    reserve.click();
    await until(() => note() === 'reserved');
    for (const { name, value } of page.querySelectorAll<HTMLInputElement>(
      '#options :not(:checked)',
    ))
      if (name === 'option1' && value === 'L')
        page.querySelector<HTMLElement>(`[name=${name}][value=${value}]`)!.click();
    await until(() => note() === 'free');
  });

  for (const name of ['product', 'collection'])
    it(`from its ${name} page, by a link to the stores`, async () => {
      const page = await open(`${name}.html`);
      const link = page.querySelector<HTMLAnchorElement>('.finder-link a')!;
      expect(new URL(link.href).pathname).to.match(/\/shop\/$/);
    });
});
