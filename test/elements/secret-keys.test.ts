import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import { StockBadgeElement } from '../../src/elements/stock-badge/stock-badge-element.js';
import { StoreLocatorElement } from '../../src/elements/store-locator/store-locator-element.js';
import { startBadge } from '../support/harness/badge.js';
import { LeakWatch } from '../support/harness/leak-watch.js';
import { startLocator } from '../support/harness/locator.js';
import { until, usePage, whenRemoved } from '../support/harness/page.js';
import { exactly } from '../support/harness/places.js';
import { seeded } from '../support/fakes/seeded.js';

type Host = HTMLElement & Record<string, unknown> & { readonly updateComplete: Promise<unknown> };
type Put = (host: Host, text: string) => void;
type Input = readonly [name: string, put: Put];

const meta =
  (name: string): Put =>
  (_, content) =>
    document.head.append(
      Object.assign(document.createElement('meta'), { name: `store-locator:${name}`, content }),
    );

/** Every attribute and property of a class that takes a text, and all that is said of the page. */
function inputsOf(Element: typeof StoreLocatorElement | typeof StockBadgeElement): Input[] {
  const own = [...Element.elementProperties].flatMap(([property, { attribute, type }]): Input[] => {
    const name = typeof attribute === 'string' ? attribute : String(property).toLowerCase();
    if (attribute === false || type === Boolean) return [];
    return [
      [`the attribute ${name}`, (host, text) => host.setAttribute(name, text)],
      [`the property ${String(property)}`, (host, text) => (host[String(property)] = text)],
    ];
  });
  const settings = ['baseUrl', 'publicKey', 'auth', 'keyName', 'dataUrl', 'remember', 'secretKey'];
  const ofPage = settings.map((name): Input => [
    `configure({ ${name} })`,
    (_, text) => configure({ [name]: text }),
  ]);
  const metas = ['base-url', 'public-key', 'key-name', 'auth', 'data-url', 'secret-key', 'other'];
  return [
    ...own,
    ...ofPage,
    ...metas.map((name): Input => [`<meta> ${name}`, meta(name)]),
    ['the attribute secret-key', (host, text) => host.setAttribute('secret-key', text)],
  ];
}

const ofLocator: Input[] = [
  [
    'details',
    (host, text) => {
      host.details = { details: { 1: { note: text, url: `https://shop.test/?${text}` } } };
    },
  ],
  [
    'JSON inside',
    (host, text) => {
      const child = document.createElement('script');
      host.append(Object.assign(child, { type: 'application/json', textContent: `{"${text}` }));
    },
  ],
];

/** A number, and what is no setting of the service: the elements go on without it. */
const isHarmless = (input: string): boolean =>
  /^(details|JSON inside|.*heading-?level)$/i.test(input);

const wrappings: readonly ((secret: string) => string)[] = [
  (secret) => secret,
  (secret) => secret.replace('sk_', ' SK_'),
  (secret) => `Bearer ${secret}`,
  (secret) => `secret_key: ${secret}`,
  (secret) => `pk_x,${secret}`,
  (secret) => `https://shop.test/${secret}/{z}/{x}/{y}.png`,
  (secret) => `https://shop.test/a.json?key=${secret}`,
  (secret) => `/${secret.replace('_', '%5f')}.json`,
  (secret) => `https://${secret.replace('sk', '%73%6b')}@shop.test/`,
];

const frames = async (count: number): Promise<void> => {
  for (let left = count; left > 0; left--)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};

const tiles = { tiles: '/demo/locator.png?{z}-{x}-{y}', 'tiles-attribution': '© Streets' };

const kinds = {
  locator: {
    inputs: [...inputsOf(StoreLocatorElement), ...ofLocator],
    start: () =>
      startLocator(exactly({ attributes: { loading: 'eager', ...tiles, 'tiles-consent': 'ask' } })),
    /** All that a visitor or a script may do. */
    async act(host: Host) {
      const locator = host as unknown as StoreLocatorElement;
      locator.refresh();
      locator.search('Lyon');
      locator.allowTiles();
      locator.setMyStore(locator.stores[0]?.id ?? null);
      await locator.updateComplete;
      const box = locator.shadowRoot?.querySelector('input');
      box?.focus();
      box?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    },
  },
  badge: {
    inputs: inputsOf(StockBadgeElement),
    start: () => startBadge(),
    async act(host: Host) {
      const buttons = [...(host.shadowRoot?.querySelectorAll('button') ?? [])];
      buttons.find((one) => one.checkVisibility({ visibilityProperty: true }))?.click();
      await host.updateComplete;
    },
  },
} as const;

const random = seeded(5);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const letters = [...'abcdefghjkmnpqrt2346789'];
/** No two are alike: they are looked for in a browser that other tests use, too. */
const freshCore = (): string => Array.from({ length: 14 }, () => pick(letters)).join('');

for (const [kind, { inputs, start, act }] of Object.entries(kinds))
  describe(`a secret key that is given to a ${kind}`, () => {
    const page = usePage();
    let watch: LeakWatch;
    beforeEach(() => {
      watch = new LeakWatch();
      configure({ persist: true });
    });
    afterEach(() => watch.stop());

    const begin = () => {
      const { element, stage } = start();
      return { host: element as unknown as Host, stage };
    };

    /** Lets the element do what it does, and says where the text has got to. */
    async function placesOf(text: string, host: Host, stage: HTMLElement): Promise<string[]> {
      await host.updateComplete;
      await frames(2);
      await act(host);
      dispatchEvent(new Event('pagehide'));
      await frames(3);
      return watch.find(text, stage);
    }

    it('would be noticed by this test, because another key is seen when it is sent, stored, logged or shown', async () => {
      const core = freshCore();
      const given = { host: begin(), other: begin() };
      given.host.host.setAttribute('base-url', `/scenario/default~${core}`);
      await until(() => given.host.host.status === 'ready');
      given.other.host.setAttribute('base-url', `no-${core}:`);
      const found = [
        ...(await placesOf(core, given.host.host, given.host.stage)),
        ...(await placesOf(core, given.other.host, given.other.stage)),
      ];
      const places = found.map((line) => line.split(':')[0]);
      expect(places).to.include.members(['request', 'storage', 'console', 'page']);
      // Nothing of it is to be heard in the next test.
      for (const { stage } of Object.values(given)) stage.remove();
      await whenRemoved();
    });

    for (const [input, put] of inputs)
      // As a property once all is read, else before anything is.
      it(`in ${input} is never sent, stored, logged or shown`, async () => {
        const core = freshCore();
        const text = pick(wrappings)(`sk_live_${core}`);
        const { host, stage } = begin();
        if (/property|details/.test(input)) await until(() => host.status === 'ready');
        put(host, text);
        const before = watch.requests.length;
        expect(await placesOf(core, host, stage), text).to.deep.equal([]);
        if (isHarmless(input)) return;
        expect(host.status, text).to.equal('error');
        expect(page().errors.join('\n'), text).to.contain('revoke it');
        const asked = watch.requests.slice(before).filter((url) => url.includes('/api/'));
        expect(asked, text).to.deep.equal([]);
      });
  });
