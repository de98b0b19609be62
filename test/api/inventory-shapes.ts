import type { StockStatus } from '../../src/domain/stock/stock-status.js';

export const productId = '8637284213935';

export type Cell = readonly [variant: string, location: string, said: unknown];

/** Each shape that comparable services have, made of the same cells. */
export const shapes: Readonly<Record<string, (cells: readonly Cell[]) => unknown>> = {
  usual: tableOf,
  'usual, with gid://': (cells) =>
    tableOf(cells.map(([v, l, said]) => [`gid://shop/ProductVariant/${v}`, ` ${l} `, said])),
  'under the product': (cells) => ({ [productId]: tableOf(cells) }),
  'under the product, with gid://': (cells) => ({
    [`gid://shop/Product/${productId}`]: tableOf(cells),
  }),
  'in "inventory"': (cells) => ({ inventory: tableOf(cells), checked: 'today' }),
  'in "data"': (cells) => ({ data: tableOf(cells) }),
  'in "inventory_tables"': (cells) => ({ inventory_tables: tableOf(cells) }),
  'in two wrappers and the product': (cells) => ({
    data: { inventory_tables: { [productId]: tableOf(cells) } },
  }),
  'rows by platform_location_id': (cells) => rowsOf(cells, 'platform_location_id'),
  'rows by location_id': (cells) => rowsOf(cells, 'location_id'),
  'rows in "inventory"': (cells) => ({ inventory: rowsOf(cells, 'platform_location_id') }),
  'rows under the product': (cells) => ({ [productId]: rowsOf(cells, 'location_id') }),
  'rows that name the product': (cells) =>
    rowsOf(cells, 'location_id').map((row) => ({ ...row, product_id: +productId })),
  'in "inventory", beside the product': (cells) => ({
    product_id: productId,
    inventory: tableOf(cells),
  }),
  'rows with stock_status': (cells) => rowsOf(cells, 'platform_location_id', 'stock_status'),
  'rows with availability': (cells) => rowsOf(cells, 'platform_location_id', 'availability'),
};

type Saying = readonly [said: unknown, status: StockStatus];

/** Numbers written as text, as databases with decimal columns return them. */
const quantityTexts: readonly Saying[] = [
  ['5', 'in'],
  ['12', 'in'],
  ['100.0000', 'in'],
  [' 2.0000 ', 'low'],
  ['+1', 'low'],
  ['0', 'out'],
  ['0.0000', 'out'],
  ['-3.0000', 'out'],
  ['-0.5', 'out'],
  ['0.5', 'unknown'],
];

/** The stock status that each word and number stands for. 2 is the largest low quantity. */
export const sayings: readonly Saying[] = [
  ...quantityTexts,
  ['in_stock', 'in'],
  ['low_stock', 'low'],
  ['out_of_stock', 'out'],
  ['In Stock', 'in'],
  ['IN_STOCK', 'in'],
  ['in-stock', 'in'],
  [' in–stock\n', 'in'],
  ['instock', 'in'],
  ['Low Stock', 'low'],
  ['LOW-STOCK', 'low'],
  ['Out of stock', 'out'],
  ['OUT-OF-STOCK', 'out'],
  ['outOfStock', 'out'],
  ['Sold out', 'out'],
  ['InStock', 'in'],
  ['LimitedAvailability', 'low'],
  ['https://schema.org/InStock', 'in'],
  ['http://schema.org/InStoreOnly', 'in'],
  ['https://schema.org/LimitedAvailability', 'low'],
  ['https://www.schema.org/OutOfStock', 'out'],
  ['schema.org/SoldOut', 'out'],
  [0, 'out'],
  [1, 'low'],
  [2, 'low'],
  [3, 'in'],
  [1e9, 'in'],
  ['https://schema.org/BackOrder', 'unknown'],
  ['https://schema.org/PreOrder', 'unknown'],
  ['https://schema.org/OnlineOnly', 'unknown'],
  ['https://schema.org/Discontinued', 'unknown'],
  ['https://example.org/InStock', 'unknown'],
  ['not in stock', 'unknown'],
  ['in_stock?', 'unknown'],
  ['stock', 'unknown'],
  ['backorder', 'unknown'],
  ['yes', 'unknown'],
  ['true', 'unknown'],
  ['5,0', 'unknown'],
  ['5.', 'unknown'],
  ['1e3', 'unknown'],
  ['0x10', 'unknown'],
  ['1.2.3', 'unknown'],
  ['', 'unknown'],
  [-1, 'out'],
  [-1e9, 'out'],
  [-0.5, 'out'],
  [0.5, 'unknown'],
  [NaN, 'unknown'],
  [true, 'unknown'],
  [false, 'unknown'],
  [null, 'unknown'],
  [[], 'unknown'],
  [['in_stock'], 'unknown'],
  [{}, 'unknown'],
  [{ status: 'in_stock' }, 'unknown'],
];

function tableOf(cells: readonly Cell[]): unknown {
  const table: Record<string, Record<string, unknown>> = {};
  for (const [variant, location, said] of cells) (table[variant] ??= {})[location] = said;
  return table;
}

const rowsOf = (cells: readonly Cell[], location: string, word = 'status'): readonly object[] =>
  cells.map(([variantId, locationId, said]) => ({
    variant_id: +variantId,
    [location]: locationId,
    [isQuantity(said) ? 'quantity' : word]: said,
  }));

const isQuantity = (said: unknown): boolean =>
  typeof said === 'number' || quantityTexts.some(([text]) => text === said);
