import type { Store } from '../../domain/store.js';
import { storeTitle } from '../../domain/store-title.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { Results } from './results.js';
import type { RowWindow } from './row-window.js';
import { countCountries } from './summary.js';
import type { MapSide } from './map-side.js';
import type { Row } from './views/row-view.js';

type RenderStore = (store: Store) => Node | string;

export interface RowSettings {
  readonly selectedId: number | undefined;
  readonly myStoreId: number | undefined;
  readonly host: Pick<LocatorAttributes, 'headingLevel' | 'renderStore'>;
  readonly side: Pick<MapSide, 'distanceOf' | 'extrasOf'> | undefined;
}

/** What a merchant's `renderStore` gave: asked once a store, so that nodes stay where they are. */
const bodies = new WeakMap<Store, { readonly by: RenderStore; readonly body: Node | string }>();

function bodyOf(store: Store, render: RenderStore | undefined): Node | string | undefined {
  if (!render) return undefined;
  let known = bodies.get(store);
  if (known?.by !== render) bodies.set(store, (known = { by: render, body: render(store) }));
  return known.body;
}

function rowOf(store: Store, rank: number, results: Results, settings: RowSettings): Row {
  const { selectedId, myStoreId, host, side } = settings;
  const selected = store.id === selectedId;
  return {
    store,
    title: storeTitle(store, results.repeatedNames),
    distance: side?.distanceOf?.(store),
    withCountry: countCountries(results.all) > 1,
    selected,
    mine: store.id === myStoreId,
    position: rank + 1,
    total: results.stores.length,
    headingLevel: Math.min(6, Math.max(1, Math.trunc(host.headingLevel) || 2)),
    body: bodyOf(store, host.renderStore),
    extras: selected ? side?.extrasOf(store) : undefined,
  };
}

/** The rows of the window. */
export const rowsIn = (
  { start, end }: RowWindow,
  results: Results,
  settings: RowSettings,
): readonly Row[] =>
  results.stores
    .slice(start, end)
    .map((store, index) => rowOf(store, start + index, results, settings));

/** The selected store's row, for the card below a narrow map. */
export function selectedRow(results: Results, settings: RowSettings): Row | undefined {
  const store = results.find(settings.selectedId);
  return store && rowOf(store, results.rankOf(store.id), results, settings);
}
