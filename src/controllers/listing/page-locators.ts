import { languageOf } from '../words/language.js';
import type { Position, Store } from '../../domain/store/store.js';

/** A locator's properties that other elements on the page may use. */
interface PageLocator extends Element {
  readonly dataUrl?: string | undefined;
  readonly countries?: string | undefined;
  readonly units?: string | undefined;
  readonly status?: string | undefined;
  readonly stores?: readonly Store[] | undefined;
  readonly _statusOf?: ((store: Store) => string) | undefined;
}

const locators = (): readonly PageLocator[] => [
  ...document.querySelectorAll<PageLocator>('store-locator'),
];

/** The address of the map data, when the page has set it on a locator only. */
export const dataUrlOnPage = (): string | undefined =>
  locators().find(({ dataUrl }) => dataUrl)?.dataUrl;

/** The codes that the page's locators list in their `countries` attribute. */
export const countriesOnPage = (): string =>
  locators()
    .map(({ countries = '' }) => countries)
    .join(' ');

/** The units of length that the page has set on a locator. */
export const unitsOnPage = (): 'km' | 'mi' | undefined =>
  locators()
    .map(({ units }) => units)
    .find((units) => units === 'km' || units === 'mi');

/** True while a locator of the page has still to read its listing. */
export const isListingAwaited = (): boolean =>
  locators().some(({ status }) => !/ready|partial|error/.test(`${status}`));

/** The address tells stores of two merchants apart, which may have the same ids. */
const keyOf = ({ id, mapsUrl }: Store): string => `${id} ${mapsUrl}`;

/** Looks up positions that the page's locators know. The merchant may have supplied them. */
export function positionsOnPage(): (store: Store) => Position | undefined {
  const known = new Map<string, Position>();
  for (const { stores = [] } of locators())
    for (const store of stores) if (store.position) known.set(keyOf(store), store.position);
  return (store) => known.get(keyOf(store));
}

/**
 * Returns whether a store is open, as the page's locators say it in this language; '' where they do
 * not.
 */
export function statusOnPage(store: Store, lang: string): string {
  const key = keyOf(store);
  for (const locator of locators()) {
    const { stores = [], _statusOf } = locator;
    if (!_statusOf || languageOf(locator) !== lang) continue;
    const listed = stores.find((each) => each.id === store.id && keyOf(each) === key);
    const status = listed && _statusOf(listed);
    if (status) return status;
  }
  return '';
}
