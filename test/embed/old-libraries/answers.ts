import { until } from '../../support/harness/page.js';
import type { EmbeddedPage } from '../embedded-page.js';

/** All that a page beside an old library must say as a page without it does. */
export interface Answers {
  /** Each store's id, and where it was found. */
  readonly positions: readonly string[];
  /** The first rows of a search, in their order. */
  readonly rows: readonly string[];
  readonly label: string;
  readonly heard: readonly string[];
  readonly mishaps: EmbeddedPage['mishaps'];
  /** How far the page has moved by itself. */
  readonly scrolled: number;
}

const words = (element: Element | null): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Asks for all that the elements know: places, a map, a search, stock, a choice. */
export async function answersOf(page: EmbeddedPage): Promise<Answers> {
  await page.whenListed();
  await page.whenStocked();
  await page.whenPinned();
  await page.whenPlaced();
  const events = ['store-locator-search', 'store-locator-select', 'my-store-change'];
  const heard: string[] = [];
  for (const type of events)
    page.window.document.addEventListener(type, ({ type }) => heard.push(type), true);
  page.locator.search('Lyon');
  await page.whenFirstRowSays('Lyon');
  await page.whenMeasured();
  const rows = page.rows.slice(0, 6);
  const said = rows.map((row) =>
    ['row-name', 'row-address', 'row-distance']
      .map((part) => words(row.querySelector(`[part~=${part}]`)))
      .join(' | '),
  );
  rows[0]?.querySelector<HTMLElement>('.name button')?.click();
  await until(() => page.locator.selectedStore);
  await until(() => heard.includes('store-locator-select'));
  return {
    positions: page.locator.stores
      .map(({ id, position }) => `${id} ${position?.lat} ${position?.lng} ${position?.precision}`)
      .sort(),
    rows: said,
    label: page.label,
    heard,
    // Errors that the page reports while it is removed are no mishap, so the list is copied before.
    mishaps: structuredClone(page.mishaps),
    scrolled: page.window.scrollY,
  };
}
