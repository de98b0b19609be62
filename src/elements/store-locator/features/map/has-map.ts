import type { LocatorState } from '../../state/contracts.js';
import type { FeaturesLoader } from '../../state/feature-contracts.js';

/**
 * Whether the locator shows a map, or keeps room for one. Room is kept while positions may still
 * arrive, and for a message when the map cannot be loaded.
 */
export function hasMap(
  { host: { withoutMap, layout }, listing: { status }, problem, results }: LocatorState,
  { placing, isMapMissing }: FeaturesLoader,
): boolean {
  if (problem || withoutMap || layout === 'list') return false;
  const { all, anyPlaced } = results;
  return all.length
    ? anyPlaced || placing || isMapMissing
    : status === 'idle' || status === 'loading';
}
