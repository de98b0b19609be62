import type { Position, Store } from '../domain/store/store.js';

/** What a locator knows that the elements beside it may use. */
interface PageLocator extends Element {
  readonly dataUrl?: string | undefined;
  readonly stores?: readonly Store[] | undefined;
}

const locators = (): readonly PageLocator[] => [
  ...document.querySelectorAll<PageLocator>('store-locator'),
];

/** Where the map data lies, if the page has told a locator so and nobody else. */
export const dataUrlOnPage = (): string | undefined =>
  locators().find(({ dataUrl }) => dataUrl)?.dataUrl;

/** Where the page's locators have these stores: the merchant may have told them. */
export function positionsOnPage(): (store: Store) => Position | undefined {
  // Another merchant's stores may have the same ids, and hardly the same addresses.
  const keyOf = ({ id, mapsUrl }: Store): string => `${id} ${mapsUrl}`;
  const known = new Map<string, Position>();
  for (const { stores = [] } of locators())
    for (const store of stores) if (store.position) known.set(keyOf(store), store.position);
  return (store) => known.get(keyOf(store));
}
