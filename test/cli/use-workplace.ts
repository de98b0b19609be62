import { after, afterEach, before, beforeEach } from 'node:test';
import type { Listening } from './listen.js';
import { openShop, someLocations } from './shop.js';
import { Workplace } from './workplace.js';

export const locations = someLocations(40);
export const first = locations[0]!;

/**
 * Makes a shop for the test file and a workplace for each of its tests. Servers that a test opens
 * are closed after it.
 */
export function useWorkplace() {
  let shop: Listening;
  let workplace: Workplace;
  const open: Listening[] = [];
  const opened = async <T extends Listening>(listening: Promise<T>): Promise<T> => {
    open.push(await listening);
    return listening;
  };

  before(async () => (shop = await openShop(locations)));
  after(() => shop.close());
  beforeEach(() => (workplace = new Workplace()));
  afterEach(async () => {
    workplace.remove();
    await Promise.all(open.splice(0).map(({ close }) => close()));
  });

  const withNominatim = (geocoder: Listening, at: Listening = shop) => {
    const service = ['--geocoder', 'nominatim', '--endpoint', geocoder.url];
    return workplace.arguments(at, ...service, '--requests-per-second', '1000');
  };

  return { shop: () => shop, workplace: () => workplace, opened, withNominatim };
}
