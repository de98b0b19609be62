import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { otherOrigin } from '../support/served/other-origin.js';
import { freshScenario, until } from '../support/harness/page.js';
import { EmbeddedPage } from './embedded-page.js';

/** Returns the elements that a shop pastes. `base` is the address of its service. */
const elements = (base: string): string => `
  <store-locator base-url="${base}" public-key="pk_demo"></store-locator>
  <stock-badge base-url="${base}" public-key="pk_demo" product-id="8637284213935" variant-id="4745979901460"></stock-badge>`;

const module = (src: string): string => `<script type="module" src="${src}"></script>`;
const classic = (src: string): string => `<script src="${src}"></script>`;

let page: EmbeddedPage;

async function open(html: string): Promise<void> {
  page = new EmbeddedPage(html);
  await page.whenListed();
}

afterEach(async () => {
  page.remove();
  await resetMouse();
});

/** Expects both elements and the map to work without errors. */
async function expectAllToWork(): Promise<void> {
  await page.whenMapped();
  await page.whenStocked();
  expect(page.rows).to.have.lengthOf(25);
  expect(page.rows[0]?.textContent).to.contain('Halvarenne');
  // Stores are counted once the listing is complete.
  await until(() => /^In stock at \d+ stores/.test(page.label));
  expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
}

/** Expects the elements to request the listing only once between them. */
async function expectNothingToBeAskedTwice(): Promise<void> {
  const all = () => page.requests.filter(({ pathname }) => pathname.includes('/api/'));
  // The listing's last page may still be under way.
  await until(() => all().length > 3);
  const asked = all().map(String);
  expect(new Set(asked)).to.have.lengthOf(asked.length);
}

describe('the built files on a page that loads them more than once', () => {
  const loaded: Readonly<Record<string, readonly string[]>> = {
    'the module alone': [module('/dist/cdn/store-locator-elements.js')],
    'the classic script alone': [classic('/dist/cdn/store-locator-elements.classic.js')],
    'each element by its own module': [
      module('/dist/cdn/store-locator.js'),
      module('/dist/cdn/stock-badge.js'),
    ],
    'the module, then the classic script': [
      module('/dist/cdn/store-locator-elements.js'),
      classic('/dist/cdn/store-locator-elements.classic.js'),
    ],
    'the classic script in the page, and the module as another version of its address': [
      classic('/dist/cdn/store-locator-elements.classic.js'),
      module('/dist/cdn/store-locator-elements.js?v=1'),
    ],
    'everything, twice, with and without a version': ['', '?v=1'].flatMap((version) => [
      module(`/dist/cdn/store-locator-elements.js${version}`),
      module(`/dist/cdn/store-locator.js${version}`),
      classic(`/dist/cdn/store-locator-elements.classic.js${version}`),
      classic(`/dist/cdn/stock-badge.classic.js${version}`),
    ]),
  };
  for (const [name, scripts] of Object.entries(loaded)) {
    it(name, async () => {
      await open(`${scripts.join('')}${elements(freshScenario())}`);
      await expectAllToWork();
      await expectNothingToBeAskedTwice();
    });
  }

  it('offers configure() to other scripts as soon as the classic script has run', async () => {
    await open(`${classic('/dist/cdn/store-locator-elements.classic.js')}
      <script>
        StoreLocatorElements.configure({ baseUrl: '${freshScenario()}', publicKey: 'pk_demo' });
      </script>
      <store-locator></store-locator>`);
    expect(page.rows).to.have.lengthOf(25);
    expect(page.mishaps.errors).to.deep.equal([]);
  });
});

describe('the built files on a page of another origin with a strict policy', () => {
  const policy = [
    `default-src 'none'`,
    `script-src ${otherOrigin}`,
    `connect-src ${otherOrigin}`,
    `require-trusted-types-for 'script'`,
  ].join('; ');
  const withPolicy = (script: string): string =>
    `<meta http-equiv="Content-Security-Policy" content="${policy}">${script}${elements(otherOrigin + freshScenario())}`;

  it('meet a policy in force: an image from an address that it does not name is refused', async () => {
    await open(withPolicy(module(`${otherOrigin}/dist/cdn/store-locator-elements.js`)));
    const image = page.window.document.createElement('img');
    image.src = '/not-allowed.png';
    await new Promise((refused) => image.addEventListener('error', refused));
    await until(() => page.mishaps.violations.join().includes('img-src'));
  });

  for (const [name, script] of [
    ['module', module(`${otherOrigin}/dist/cdn/store-locator-elements.js`)],
    ['classic script', classic(`${otherOrigin}/dist/cdn/store-locator-elements.classic.js`)],
  ] as const) {
    it(`work under a policy for scripts and connections only, and request nothing elsewhere: ${name}`, async () => {
      await open(withPolicy(script));
      await expectAllToWork();
      expect(new Set(page.requests.map(({ origin }) => origin))).to.deep.equal(
        new Set([otherOrigin]),
      );
    });
  }

  it('changes no attribute outside the shadow root when the map is dragged', async () => {
    await open(withPolicy(module(`${otherOrigin}/dist/cdn/store-locator-elements.js`)));
    await page.whenMapped();
    const changes: string[] = [];
    const observer = new page.window.MutationObserver((records) => {
      for (const { target, attributeName } of records) {
        changes.push(`${target.nodeName} ${attributeName}`);
      }
    });
    observer.observe(page.window.document, { subtree: true, attributes: true });
    await page.dragMap(-120, 60);
    page.locator.setAttribute('data-proof', '');
    await Promise.resolve();
    expect(changes).to.deep.equal(['STORE-LOCATOR data-proof']);
    expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
  });
});

describe('the snippets of the README', () => {
  const snippet = async (rank: number): Promise<string> => {
    const readme = await (await fetch('/README.md')).text();
    const blocks = [...readme.matchAll(/```html\n([^]*?)```/g)];
    return (blocks[rank]?.[1] ?? '').replace(
      'https://shop.example/assets/',
      `${otherOrigin}/dist/cdn/`,
    );
  };

  it('have at most six lines, and no style', async () => {
    for (const rank of [0, 1]) {
      const text = await snippet(rank);
      expect(text.trim().split('\n').length).to.be.within(3, 6);
      expect(text).not.to.contain('style');
    }
  });

  it('work without a service', async () => {
    await open((await snippet(0)).replace('"stores.json"', '"/shop/stores.json"'));
    await page.whenMapped();
    expect(page.rows).to.have.lengthOf(4);
    expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
  });

  it('work with the addresses and the key of a shop', async () => {
    const base = otherOrigin + freshScenario();
    const text = (await snippet(1)).replace('https://service.example', base);
    await open(text.replace('pk_your_key', 'pk_demo'));
    await page.whenMapped();
    await page.whenStocked();
    expect(page.rows).to.have.lengthOf(25);
    expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
  });
});
