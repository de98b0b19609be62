import { expect, waitUntil } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { tapAt } from '../support/tap.js';
import { otherOrigin } from '../support/other-origin.js';
import { freshScenario } from '../support/page-harness.js';
import { EmbeddedPage } from './embedded-page.js';

const patience = { timeout: 27_000 };
const policy = [
  `default-src 'none'`,
  `script-src ${otherOrigin}`,
  `connect-src ${otherOrigin}`,
  `require-trusted-types-for 'script'`,
].join('; ');
const strict = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
/** Of the shop in one test. */
let service = '';
beforeEach(() => (service = otherOrigin + freshScenario()));
const badge = (attributes = ''): string =>
  `<stock-badge base-url="${service}" public-key="pk_demo" product-id="8637284213935" variant-id="4745979901460" ${attributes}></stock-badge>`;
const module = (name: string): string =>
  `<script type="module" src="${otherOrigin}/dist/cdn/${name}"></script>`;
const classic = (name: string): string =>
  `<script src="${otherOrigin}/dist/classic/${name}"></script>`;
const town = 'Lyon, France';

let page: EmbeddedPage;
afterEach(async () => {
  page.remove();
  await resetMouse();
});

const wait = async <T>(find: () => T, what: string): Promise<NonNullable<T>> => {
  await waitUntil(() => Boolean(find()), what, patience);
  return find() as NonNullable<T>;
};
const inBadge = (selector: string): HTMLElement | null =>
  page.badge.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const inDialog = (): ShadowRoot | null | undefined => inBadge('store-locator')?.shadowRoot;
const asked = (part: string): number =>
  page.requests.filter(({ pathname }) => pathname.includes(part)).length;

/** Opens a product's page of the shop, and waits for the way to another store. */
async function open(html: string): Promise<HTMLElement> {
  page = new EmbeddedPage(html);
  await wait(() => page.window.document.querySelector('stock-badge'), 'the page is not there');
  await page.whenStocked();
  return wait(() => {
    const button = inBadge('.act button');
    return button && page.window.getComputedStyle(button).visibility === 'visible' && button;
  }, 'there is no way to another store') as Promise<HTMLElement>;
}

/** What a pointer meets there. */
function hit(x: number, y: number): Element | null {
  let found: Element | null = null;
  for (
    let root: DocumentOrShadowRoot | null | undefined = page.window.document;
    root;
    root = found?.shadowRoot
  ) {
    const next = root.elementFromPoint(x, y);
    if (next === found) break;
    found = next;
  }
  return found;
}

/** The centre of an element that rests, in the test page's own pixels: the frame stands in its corner. */
async function spot(find: () => Element | Promise<Element>): Promise<[number, number]> {
  let last = '';
  for (let frames = 0; frames < 1_000; frames++) {
    const element = await find();
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const centre: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    const now = centre.join();
    if (now === last && hit(...centre) === element) return centre;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it does not rest');
}

/** On a busy machine what rested a moment ago may have moved when the click comes: a visitor clicks again. */
async function clickUntil(
  find: () => Element | Promise<Element>,
  isDone: () => unknown,
): Promise<void> {
  for (let tries = 0; tries < 4 && !isDone(); tries++) {
    await sendMouse({ type: 'click', position: await spot(find) });
    await waitUntil(() => Boolean(isDone()), 'not yet', { timeout: 5_000 }).catch(() => {});
  }
}

const listed = () =>
  wait(() => {
    const rows = inDialog()?.querySelectorAll('[part~=row-name] button') ?? [];
    return rows.length ? rows : undefined;
  }, 'the dialog lists no stores');

const make = () =>
  wait(
    () =>
      [...(inDialog()?.querySelectorAll('button') ?? [])].find(
        ({ textContent }) => textContent?.trim() === 'Make this my store',
      ),
    'no store can be made mine',
  );

const focused = (): Element | null | undefined => {
  const own = page.badge.shadowRoot?.activeElement;
  return own?.shadowRoot?.activeElement ?? own;
};

async function searched(): Promise<void> {
  await wait(
    () => inDialog()?.querySelector('[role=status]')?.textContent?.includes(town),
    `the stores near ${town} are not listed`,
  );
}

/** The ways in which visitors go through it, from the badge to a store near a town. */
const ways: Readonly<Record<string, (opener: HTMLElement) => Promise<void>>> = {
  'by touch': async (opener) => {
    await tapAt(opener);
    await listed();
    const box = inDialog()?.querySelector<HTMLInputElement>('[part~=search]');
    expect(focused()).not.to.equal(box);
    await tapAt(box!);
    expect(focused()).to.equal(box);
    await sendKeys({ type: 'Lyon' });
    await sendKeys({ press: 'Enter' });
    await searched();
    await tapAt((await listed())[0]!);
    await tapAt(await make());
  },
  'by mouse': async (opener) => {
    await sendMouse({ type: 'click', position: await spot(() => opener) });
    await listed();
    await wait(() => focused()?.matches('[part~=search]'), 'the search box has no focus');
    await sendKeys({ type: 'Lyon' });
    await sendKeys({ press: 'Enter' });
    await searched();
    await clickUntil(
      async () => (await listed())[0]!,
      () => inDialog()?.querySelector('[aria-current]'),
    );
    await clickUntil(make, () => !inBadge('dialog'));
  },
  'by keyboard': async (opener) => {
    // A driver's first key is lost where its window is not in front yet.
    for (let tries = 0; tries < 4 && !inBadge('dialog'); tries++) {
      opener.focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => inBadge('dialog'), 'not yet', { timeout: 5_000 }).catch(() => {});
    }
    await listed();
    await wait(() => focused()?.matches('[part~=search]'), 'the search box has no focus');
    await sendKeys({ type: 'Lyon' });
    await sendKeys({ press: 'Enter' });
    await searched();
    await goTo((element) => element === inDialog()?.querySelector('[part~=row-name] button'));
    await sendKeys({ press: 'Enter' });
    const button = await make();
    await goTo((element) => element === button);
    await sendKeys({ press: 'Enter' });
  },
};

/** By the tab key, as far as a visitor's patience goes. */
async function goTo(isThere: (element: Element) => boolean): Promise<void> {
  for (let presses = 0; presses < 25; presses++) {
    const element = focused();
    if (element && isThere(element)) return;
    await sendKeys({ press: 'Tab' });
  }
  throw new Error(`Tab ends at ${focused()?.outerHTML}`);
}

describe('the journey from a product to my store, by the badge’s script alone and under a strict policy', () => {
  for (const [way, go] of Object.entries(ways))
    it(`goes ${way}, and is kept on the next page`, async function () {
      // Some forty keys, each a message to the browser and back, and two pages: on a busy machine that is half a minute.
      this.timeout(90_000);
      const opener = await open(`${strict}${module('stock-badge.js')}${badge()}`);
      expect([opener.textContent, asked('store-dialog'), asked('in-dialog')]).to.deep.equal([
        'Choose a store',
        0,
        0,
      ]);
      page.badge.focus();
      const chosen = new Promise<Event>((resolve) =>
        page.window.document.addEventListener('stock-badge-choose', resolve, { once: true }),
      );
      await go(opener);
      await chosen;
      await wait(() => / stock at Halvarenne Lyon/.test(page.label), 'the badge does not tell it');
      expect([inBadge('dialog'), opener.textContent]).to.deep.equal([null, 'Change store']);
      expect(focused()).to.equal(opener);
      const said = page.label;
      expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
      page.remove();

      await open(`${strict}${module('stock-badge.js')}${badge()}`);
      await wait(() => page.label === said, `not "${said}" but "${page.label}"`);
      expect([asked('locations.json'), asked('store-dialog')]).to.deep.equal([0, 0]);
      (inBadge('.act button') as HTMLElement).click();
      await listed();
      const mine = await wait(() => inDialog()?.querySelector('.mine'), 'my store is not marked');
      expect(mine.closest('[part~=row]')?.textContent).to.contain(said.split(' at ')[1]);
    });
});

describe('the way to another store in the built files', () => {
  it('is brought when a visitor turns to it, and what it shows when they take it', async () => {
    const opener = await open(`${strict}${module('stock-badge.js')}${badge()}`);
    await sendMouse({ type: 'move', position: await spot(() => opener) });
    await wait(() => asked('store-dialog'), 'the dialog is not brought');
    expect([asked('in-dialog'), asked('locations.json')]).to.deep.equal([0, 0]);
    opener.click();
    await listed();
    expect(asked('in-dialog')).to.equal(1);
  });

  it('is neither with picker="event"', async () => {
    const opener = await open(`${strict}${module('stock-badge.js')}${badge('picker="event"')}`);
    const heard = new Promise<Event>((resolve) =>
      page.window.document.addEventListener('stock-badge-choose', resolve),
    );
    await sendMouse({ type: 'click', position: await spot(() => opener) });
    await heard;
    await page.badge.updateComplete;
    expect([inBadge('dialog'), asked('store-dialog'), asked('in-dialog')]).to.deep.equal([
      null,
      0,
      0,
    ]);
  });

  for (const [name, scripts, isSupplied] of [
    ['both elements in one module', [module('store-locator-elements.js')], true],
    ['both elements in one classic script', [classic('store-locator-elements.js')], true],
    ['the classic script of the badge', [classic('stock-badge.js')], false],
    ['each by its own module', [module('stock-badge.js'), module('store-locator.js')], true],
    [
      'the badge’s, and the locator’s under a version',
      [module('stock-badge.js?v=1'), module('store-locator.js?v=1')],
      true,
    ],
  ] as const)
    it(`works with ${name}`, async () => {
      const opener = await open(`${scripts.join('')}${badge()}`);
      if (isSupplied) await page.window.customElements.whenDefined('store-locator');
      opener.click();
      await listed();
      expect(asked('in-dialog')).to.equal(isSupplied ? 0 : 1);
      expect(page.mishaps.errors).to.deep.equal([]);
    });

  it('brings no second locator where the page loads its own meanwhile', async () => {
    const opener = await open(`${module('stock-badge.js')}${badge()}`);
    opener.click();
    const script = page.window.document.createElement('script');
    script.type = 'module';
    script.src = `${otherOrigin}/dist/cdn/store-locator.js?v=2`;
    page.window.document.head.append(script);
    await listed();
    await page.window.customElements.whenDefined('store-locator');
    expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
  });
});
