import { LatePart } from '../../../controllers/loading/late-part.js';
import { yieldWhileLoading } from '../../../scheduling/yield-while-loading.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { Words } from '../views/words.js';
import type { Filters } from './filters/filters.js';
import type { FiltersOptions } from './filters/filters-options.js';
import type { PlaceSearch } from './search/place-search.js';
import type { PlaceSearchOptions } from './search/search-options.js';
import type { StoreStock, StoreStockOptions } from './stock/store-stock.js';
import type { StreetTiles } from './tiles/street-tiles.js';
import type { Visit } from './visitor/page-link.js';
import type { Visitor, VisitorOptions } from './visitor/visitor.js';

interface TableOptions {
  readonly filters: Omit<FiltersOptions, 'createListFeature'>;
  readonly search: PlaceSearchOptions & { readonly wanted: () => unknown };
  readonly stock: StoreStockOptions;
  readonly tiles: { readonly words: () => Words; readonly hasMap: () => boolean };
  readonly visitor: VisitorOptions & {
    readonly wanted: () => boolean;
    readonly visit: () => Visit;
  };
}

/** A type and not an interface, so that `Object.values` knows the parts. */
export type FeatureTable = {
  readonly filters: LatePart<Filters>;
  readonly search: LatePart<PlaceSearch>;
  readonly stock: LatePart<StoreStock>;
  readonly tiles: LatePart<StreetTiles>;
  readonly visitor: LatePart<Visitor>;
};

/**
 * The features that are loaded after the first rows: what the console calls each, how its code is
 * loaded, and when it is wanted.
 */
export const featureTable = (
  host: LocatorAttributes,
  { filters, search, stock, tiles, visitor }: TableOptions,
): FeatureTable => ({
  filters: new LatePart<Filters>(
    host,
    'the filters',
    async () => {
      const [{ Filters }, { createListFeature }] = await Promise.all([
        import('./filters/filters.js'),
        import('../list/list-feature.js'),
      ]);
      await yieldWhileLoading(filters.view().listing.status);
      return () => new Filters(host, { ...filters, createListFeature });
    },
    () => true,
  ),
  visitor: new LatePart<Visitor>(
    host,
    'the code for links and “Near me”',
    async () => {
      const { Visitor } = await import('./visitor/visitor.js');
      return () => new Visitor(host, visitor, visitor.visit());
    },
    visitor.wanted,
  ),
  search: new LatePart<PlaceSearch>(
    host,
    'the search for places',
    async () => {
      const { PlaceSearch } = await import('./search/place-search.js');
      return () => new PlaceSearch(host, search);
    },
    search.wanted,
  ),
  stock: new LatePart<StoreStock>(
    host,
    'stock',
    async () => {
      const { StoreStock } = await import('./stock/store-stock.js');
      return () => new StoreStock(host, stock);
    },
    () => host.productId,
  ),
  tiles: new LatePart<StreetTiles>(
    host,
    'street tiles',
    async () => {
      const { StreetTiles } = await import('./tiles/street-tiles.js');
      return () => new StreetTiles(host, tiles.words);
    },
    () => tiles.hasMap() && host.tiles,
  ),
});
