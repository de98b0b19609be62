import type { LocatorState } from '../../state/contracts.js';
import type { FeaturesLoader } from '../../state/features.js';

/** Whether there is a map, or room for one while positions may still come, or can't be had. */
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
