import { html, type TemplateResult } from 'lit';
import { report } from '../../../controllers/reports/report.js';
import { countByCountry } from '../../../domain/country/count-by-country.js';
import { inWords } from '../../../domain/in-words.js';
import { storeTitle } from '../../../domain/store/store-title.js';
import type { Store } from '../../../domain/store/store.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorState } from '../state/contracts.js';
import { hoursGiven } from '../state/hours-given.js';
import { usableBody } from './usable-body.js';
import type { Row } from '../views/row-view.js';

type RenderStore = (store: Store) => Node | string;

/** The part of the state that rows are made of. */
export type RowState = Pick<
  LocatorState,
  'list' | 'host' | 'myStore' | 'results' | 'selectedId' | 'features'
>;

/** Keeps a line of text free until its text is known. */
const blank = (part: string): TemplateResult => html`<p part=${part}>&nbsp;</p>`;

/**
 * Holds the results of a merchant's `renderStore`, by the data of the store. Nodes stay where they
 * are, even when a position is found or the listing is read again.
 */
const known = new WeakMap<RenderStore, Record<string, Node | string | undefined>>();

/** The place of a row: in the list, above the list, or in the card below a narrow map. */
type Position = 'list' | 'above' | 'card';

/** Returns the merchant's content of a row. The card has a node of its own beside the row's. */
function bodyOf(store: Store, host: LocatorAttributes, isCard: boolean): Node | string | undefined {
  const { renderStore: by } = host;
  if (!by) return undefined;
  try {
    const bodies = known.get(by) ?? {};
    known.set(by, bodies);
    return (bodies[JSON.stringify({ ...store, position: isCard })] ??= usableBody(by(store), host));
  } catch (error) {
    report(host, `renderStore: ${inWords(error)}`);
    return undefined;
  }
}

/**
 * @param rank the store's place in the list, from 0; -1 when it is not listed
 * @param mine the id of the shopper's own store; a parameter, to read the storage only once
 */
function rowOf(
  store: Store,
  rank: number,
  state: RowState,
  mine: number | undefined,
  where: Position = 'list',
): Row {
  const { list, host, results, selectedId, features } = state;
  const isListed = where === 'list';
  const selected = store.id === selectedId;
  const extras = features?.filters?.list.extrasOf(store, selected);
  return {
    store,
    title: storeTitle(store, results.repeatedNames),
    group:
      isListed && list.isGrouped && store.state !== list.stores[rank - 1]?.state ? store.state : '',
    lead: extras ? extras.lead : hoursGiven(host, store) ? blank('row-status') : undefined,
    town: features?.filters?.list.localityOf?.(store),
    stock: host.productId && (features?.stock()?.rowOf(store) ?? blank('row-stock')),
    // The name of a country stands above the country's own list already.
    withCountry: isListed
      ? list.shownCountry == null && countByCountry(results.stores).size > 1
      : countByCountry(results.all).size > 1,
    selected,
    mine: store.id === mine,
    position: rank + 1,
    total: list.stores.length,
    headingLevel: Math.min(6, Math.max(1, host.headingLevel | 0 || 2)),
    body: bodyOf(store, host, where === 'card'),
    extras,
  };
}

/**
 * Returns the rows to show.
 * @param stores the first stores of the list
 * @param above a store whose row stands above the others, and no longer among them
 */
export function rowsOf(
  stores: readonly Store[],
  above: Store | undefined,
  state: RowState,
): readonly Row[] {
  const mine = state.myStore?.id;
  const rows = stores.map((store, rank) => rowOf(store, rank, state, mine));
  if (!above) return rows;
  const rank = state.list.stores.findIndex(({ id }) => id === above.id);
  const [own, next] = [rows[rank], rows[rank + 1]];
  return [
    rowOf(above, rank, state, mine, 'above'),
    ...rows
      .filter((row) => row !== own)
      // The heading of the group moves to the next row of the same state.
      .map((row) =>
        row === next && own?.group && !next.group && next.store.state === own.store.state
          ? { ...row, group: own.group }
          : row,
      ),
  ];
}

/** Returns the selected store's row for the card below a narrow map. */
export function selectedRow(state: RowState): Row | undefined {
  const store = state.results.find(state.selectedId);
  return store && rowOf(store, -1, state, state.myStore?.id, 'card');
}
