import type { Store } from '../../domain/store/store.js';
import { dataCredits } from '../../gazetteer/shards/data-credits.js';

const known = new Map<string, readonly string[]>();

/**
 * Returns the credits of the data that places these stores and names the towns around them. The
 * same countries return the same list.
 */
export function storeCredits(stores: readonly Store[]): readonly string[] {
  const countries = new Set(
    stores.map(({ position, countryCode = '' }) => position && countryCode),
  );
  const key = [...countries].sort().join(' ');
  let credits = known.get(key);
  if (!credits) known.set(key, (credits = dataCredits(key.split(' '))));
  return credits;
}
