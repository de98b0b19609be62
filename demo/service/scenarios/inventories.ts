import type { InventoryTable } from '../inventory-table.js';
import type { Scenario, ScenarioCall } from './scenario.js';

const isInventory = ({ request }: ScenarioCall) =>
  new URL(request.url).pathname.endsWith('/inventory.json');

const tableOf = async ({ usual }: ScenarioCall) => (await usual().json()) as InventoryTable;

/** A scenario that concerns the inventory alone, and only once the keys are right. */
const inventory = (
  name: string,
  does: string,
  answer: (call: ScenarioCall) => Response | Promise<Response>,
): Scenario => ({
  name: `inventory-${name}`,
  does,
  answer: (call) => {
    const usual = call.usual();
    return isInventory(call) ? answer(call) : usual;
  },
});

const unknownWords = [
  'backorder',
  'IN_STOCK?',
  '',
  'not in_stock',
  'true',
  '1,5',
  0.5,
  true,
  null,
  {},
  [],
];
const quantities: Readonly<Record<string, number>> = { in_stock: 12, low_stock: 2 };

const availabilities: Readonly<Record<string, string>> = {
  in_stock: 'InStock',
  low_stock: 'LimitedAvailability',
  out_of_stock: 'OutOfStock',
};

const mapCells = <T>(table: InventoryTable, map: (word: string) => T) =>
  Object.fromEntries(
    Object.entries(table).map(([variant, row]) => [
      variant,
      Object.fromEntries(Object.entries(row).map(([location, word]) => [location, map(word)])),
    ]),
  );

/** Stock that is missing, or told in another way. */
export const inventories: readonly Scenario[] = [
  inventory('null', 'The inventory is null.', () => Response.json(null)),
  inventory('empty', 'The inventory is {}.', () => Response.json({})),
  inventory(
    '204',
    'The inventory answers 204 without a body.',
    () => new Response(null, { status: 204 }),
  ),
  inventory('absent-variant', "The inventory lacks the product's first variant.", async (call) => {
    const [, ...others] = Object.entries(await tableOf(call));
    return Response.json(Object.fromEntries(others));
  }),
  inventory(
    'absent-location',
    'The inventory lacks the first location of the listing.',
    async (call) => {
      const first = call.data.listing.slice(0, 1)[0]?.platform_location_id;
      const others = Object.entries(await tableOf(call)).map(([variant, row]) => [
        variant,
        Object.fromEntries(Object.entries(row).filter(([location]) => location !== first)),
      ]);
      return Response.json(Object.fromEntries(others));
    },
  ),
  inventory(
    'unknown-words',
    "The inventory of the product's first variant is told in words, numbers and shapes that are not documented.",
    async (call) => {
      const [[variant, row] = ['', {}], ...others] = Object.entries(await tableOf(call));
      const odd = Object.keys(row).map((location, nth) => [
        location,
        unknownWords[nth % unknownWords.length],
      ]);
      return Response.json(Object.fromEntries([[variant, Object.fromEntries(odd)], ...others]));
    },
  ),
  inventory(
    'wrapped',
    "The inventory is in { data: { inventory: … } } and under the product's id, in words of another spelling.",
    async (call) => {
      const table = await tableOf(call);
      const product = new URL(call.request.url).searchParams.get('product_id') ?? '';
      const spelt = mapCells(table, (word) => word.toUpperCase().replaceAll('_', ' '));
      return Response.json({ data: { inventory: { [product]: spelt } } });
    },
  ),
  inventory('quantities', 'The inventory tells numbers of pieces: 12, 2 or 0.', async (call) =>
    Response.json(mapCells(await tableOf(call), (word) => quantities[word] ?? 0)),
  ),
  inventory(
    'rows',
    'The inventory is an array of rows { variant_id, location_id, availability } with the service’s own ids and schema.org words.',
    async (call) => {
      const ids = new Map(
        call.data.listing.slice().map(({ id, platform_location_id: key }) => [key, id]),
      );
      return Response.json(
        Object.entries(await tableOf(call)).flatMap(([variant, row]) =>
          Object.entries(row).map(([location, status]) => ({
            variant_id: Number(variant),
            location_id: ids.get(location),
            availability: `https://schema.org/${availabilities[status]}`,
          })),
        ),
      );
    },
  ),
  inventory(
    'other-shape',
    'The inventory is an array of rows { variant_id, platform_location_id, available } with numbers of pieces.',
    async (call) =>
      Response.json(
        Object.entries(await tableOf(call)).flatMap(([variant, row]) =>
          Object.entries(row).map(([location, status]) => ({
            variant_id: Number(variant),
            platform_location_id: location,
            available: quantities[status] ?? 0,
          })),
        ),
      ),
  ),
  inventory('error', 'The inventory answers 500; the listing works.', () =>
    Response.json(
      { error: { code: 'server_error', message: 'The service failed.' } },
      { status: 500 },
    ),
  ),
  inventory(
    'html',
    'The inventory is a web page with status 200; the listing works.',
    () =>
      new Response('<!doctype html><title>Sign in</title>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      }),
  ),
];
