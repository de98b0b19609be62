import type { Position, Store } from '../../domain/store/store.js';

/** A locator's properties that other elements on the page may use. */
interface PageLocator extends Element {
  readonly dataUrl?: string | undefined;
  readonly stores?: readonly Store[] | undefined;
}

const locators = (): readonly PageLocator[] => [
  ...document.querySelectorAll<PageLocator>('store-locator'),
];

/** The address of the map data, when the page has set it on a locator only. */
export const dataUrlOnPage = (): string | undefined =>
  locators().find(({ dataUrl }) => dataUrl)?.dataUrl;

/** Looks up positions that the page's locators know. The merchant may have supplied them. */
export function positionsOnPage(): (store: Store) => Position | undefined {
  // Another merchant's stores may have the same ids, but hardly the same addresses.
  const keyOf = ({ id, mapsUrl }: Store): string => `${id} ${mapsUrl}`;
  const known = new Map<string, Position>();
  for (const { stores = [] } of locators())
    for (const store of stores) if (store.position) known.set(keyOf(store), store.position);
  return (store) => known.get(keyOf(store));
}
