import { waitUntil } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { otherOrigin } from '../support/served/other-origin.js';
import { freshScenario } from '../support/harness/page.js';
import { EmbeddedPage } from './embedded-page.js';
import { frames } from '../support/harness/waiting.js';

const limit = { timeout: 27_000 };
const policy = [
  `default-src 'none'`,
  `script-src ${otherOrigin}`,
  `connect-src ${otherOrigin}`,
  `require-trusted-types-for 'script'`,
].join('; ');
export const strict = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
/** The base address of the shop's service in one test. */
let service = '';
export const badge = (attributes = ''): string =>
  `<stock-badge base-url="${service}" public-key="pk_demo" product-id="8637284213935" variant-id="4745979901460" ${attributes}></stock-badge>`;
export const module = (name: string): string =>
  `<script type="module" src="${otherOrigin}/dist/cdn/${name}"></script>`;
export const classic = (name: string): string =>
  `<script src="${otherOrigin}/dist/cdn/${name.replace(/js$/, 'classic.js')}"></script>`;

let page: EmbeddedPage;

/** Gives each test of the file that calls it the product page of a separate shop. */
export function useProductPage(): () => EmbeddedPage {
  beforeEach(() => (service = otherOrigin + freshScenario()));
  afterEach(async () => {
    page.remove();
    await resetMouse();
  });
  return () => page;
}

export const wait = async <T>(find: () => T, what: string): Promise<NonNullable<T>> => {
  await waitUntil(() => Boolean(find()), what, limit);
  return find() as NonNullable<T>;
};
export const inBadge = (selector: string): HTMLElement | null =>
  page.badge.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
export const inDialog = (): ShadowRoot | null | undefined => inBadge('store-locator')?.shadowRoot;
export const asked = (part: string): number =>
  page.requests.filter(({ pathname }) => pathname.includes(part)).length;

/** Opens a product page of the shop and waits for the button that leads to another store. */
export async function open(html: string): Promise<HTMLElement> {
  page = new EmbeddedPage(html);
  await wait(() => page.window.document.querySelector('stock-badge'), 'the page is not there');
  await page.whenStocked();
  return wait(() => {
    const button = inBadge('.act button');
    return button && page.window.getComputedStyle(button).visibility === 'visible' && button;
  }, 'there is no way to another store') as Promise<HTMLElement>;
}

/** Returns the innermost element at a point, through all shadow roots. */
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

/**
 * Returns the centre of an element at rest, in pixels of the test page. The frame is in the corner
 * of that page.
 */
export async function spot(find: () => Element | Promise<Element>): Promise<[number, number]> {
  let last = '';
  for (let looks = 0; looks < 1_000; looks++) {
    const element = await find();
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const centre: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    const now = centre.join();
    if (now === last && hit(...centre) === element) return centre;
    last = now;
    // An element rests when it has not moved for some frames. No event reports this.
    await frames(6);
  }
  throw new Error('it does not rest');
}

export const listed = () =>
  wait(() => {
    const rows = inDialog()?.querySelectorAll('[part~=row-name] button') ?? [];
    return rows.length ? rows : undefined;
  }, 'the dialog lists no stores');
