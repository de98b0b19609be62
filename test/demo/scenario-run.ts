import { createService, type Service } from '../../demo/service/create-service.js';
import { demoData } from '../../demo/service/demo-data.js';
import type { InventoryTable } from '../../demo/service/inventory-table.js';
import type { LocationRecord } from '../../demo/service/location-record.js';
import { ask, bothKeys, type AskOptions } from './ask.js';

/** By scenario name, what its sentence promises, as a test. */
export type Promises = Readonly<Record<string, (run: Run) => Promise<unknown>>>;
export type Run = ReturnType<typeof createRun>;

/** A fresh service on a still clock, and short ways to ask it in any scenario. */
export function createRun() {
  const delays: number[] = [];
  const service: Service = createService({
    now: () => Date.UTC(2026, 10, 21, 12, 0, 0, 250),
    delay: async (ms) => void delays.push(ms),
  });
  const [product] = demoData.products;
  if (!product) throw new Error('there is no product');
  const [firstVariant] = product.variants;

  const at = (scenario: string, page: number | string = 1, options?: AskOptions) =>
    ask(service, `/scenario/${scenario}~1/api/v1/locations.json?page=${page}`, options);
  const status = async (...args: Parameters<typeof at>) => (await at(...args)).status;
  const list = async (...args: Parameters<typeof at>) =>
    (await (await at(...args)).json()) as LocationRecord[];
  const reservations = async (scenario: string, page = 1) => {
    const address = `/scenario/${scenario}~1/api/v1/reservations.json?page=${page}`;
    return (await (await ask(service, address, { headers: bothKeys })).json()) as unknown[];
  };
  const stock = (scenario: string) =>
    ask(service, `/scenario/${scenario}~1/api/v1/inventory.json?product_id=${product.id}`);
  const table = async (scenario: string) =>
    (await (await stock(scenario)).json()) as InventoryTable;
  /** Statuses of page 1, asked for three times, then of page 2, asked for three times. */
  const threeTimes = async (scenario: string) => {
    const statuses: number[] = [];
    for (const page of [1, 1, 1, 2, 2, 2]) statuses.push(await status(scenario, page));
    return statuses;
  };

  return {
    service,
    delays,
    firstVariantId: String(firstVariant?.id),
    at,
    status,
    list,
    reservations,
    stock,
    table,
    threeTimes,
  };
}
