import { expect } from '@open-wc/testing';
import { freshScenario, until } from '../../support/harness/page.js';

/** A page in a frame whose address is not a developer's machine, as on a shopper's screen. */
class ShopPage {
  readonly frame = document.createElement('iframe');
  readonly errors: string[] = [];

  constructor(source: string | undefined) {
    this.frame.dataset.stage = '';
    this.frame.style.cssText = 'width: 900px; height: 600px';
    if (source !== undefined) this.frame.srcdoc = source;
    document.body.prepend(this.frame);
  }

  get document(): Document {
    return this.frame.contentDocument as Document;
  }

  get locator(): HTMLElementTagNameMap['store-locator'] | null {
    return this.document.querySelector('store-locator');
  }

  /** The lines that the developer reads in the console. */
  get lines(): readonly string[] {
    return (this.frame.contentWindow as Window & { lines?: string[] }).lines ?? [];
  }

  /** The locator's message to the visitor; '' when none is visible. */
  get text(): string {
    const message = this.locator?.shadowRoot?.querySelector<HTMLElement>('[part~=message]');
    return message?.checkVisibility() ? message.innerText : '';
  }
}

const script = `<script>
  window.lines = [];
  console.error = (line) => lines.push(line);
</script><script type="module" src="/src/index.ts"></script>`;

describe('a setup mistake in a shop', () => {
  it('is named in the console, and shoppers read a plain sentence', async () => {
    const shop = new ShopPage(
      `${script}<store-locator base-url="/" public-key=""></store-locator>`,
    );
    await until(() => shop.text);
    expect(shop.text).to.equal('Stores cannot be shown right now.');
    expect(shop.lines).to.deep.equal(['<store-locator> public-key is missing']);
    shop.frame.remove();
  });

  it('leaves shoppers the content of the page’s tag, if it has any', async () => {
    const shop = new ShopPage(
      `${script}<store-locator base-url="/" public-key="sk_x"><p>Call us</p></store-locator>`,
    );
    await until(() => shop.locator?.status === 'error' && shop.locator.isUpdatePending === false);
    expect(shop.text).to.equal('');
    expect(shop.document.querySelector('p')?.checkVisibility()).to.equal(true);
    shop.frame.remove();
  });

  it('is not reported while the page is parsed: a script further down may configure it', async () => {
    const shop = new ShopPage(undefined);
    const { document: doc } = shop;
    doc.open();
    doc.write(`<script>
      window.lines = [];
      console.error = (line) => lines.push(line);
      import('/src/store-locator.ts').then(() => { window.loaded = true; });
    </script><store-locator base-url="/"></store-locator>`);
    const shopWindow = shop.frame.contentWindow as Window & { loaded?: boolean };
    await until(() => shopWindow.loaded && shop.locator?.shadowRoot?.childElementCount);
    await shop.locator?.updateComplete;
    expect(doc.readyState).to.equal('loading');
    expect([shop.lines, shop.text]).to.deep.equal([[], '']);
    doc.close();
    await until(() => shop.text);
    expect(shop.lines).to.deep.equal(['<store-locator> public-key is missing']);
    shop.frame.remove();
  });

  for (const [where, run] of [
    ['in a module behind ours', 'configure(values)'],
    [
      'once the page is parsed',
      "document.addEventListener('DOMContentLoaded', () => configure(values))",
    ],
  ] as const)
    it(`is not reported where the page is configured ${where}`, async () => {
      const values = JSON.stringify({ publicKey: 'pk_demo', baseUrl: freshScenario() });
      const shop = new ShopPage(
        `${script}<store-locator></store-locator>
        <stock-badge product-id="8637284213935"></stock-badge>
        <script type="module">
          import { configure } from '/src/configure.ts';
          const values = ${values};
          ${run};
        </script>`,
      );
      await until(() => shop.locator?.status === 'ready');
      await until(() => shop.document.querySelector('stock-badge')?.status === 'ready');
      expect(shop.lines).to.deep.equal([]);
      shop.frame.remove();
    });

  it('is reported for an element that comes after the page is parsed', async () => {
    const shop = new ShopPage(`${script.replace('type="module"', '$& async')}<p>A shop</p>`);
    await until(() => shop.document.readyState === 'complete' && shop.document.querySelector('p'));
    shop.document.body.append(shop.document.createElement('store-locator'));
    await until(() => shop.text);
    expect(shop.lines).to.deep.equal(['<store-locator> public-key is missing']);
    shop.frame.remove();
  });
});
