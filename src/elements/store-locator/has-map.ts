import type { LocatorState } from './locator-state.js';
import type { SideLoader } from './side-loader.js';

/** Whether there is a map, or room for one while positions may still come, or can't be had. */
export function hasMap(
  { host: { withoutMap, layout }, listing: { status }, problem, results }: LocatorState,
  { placing, isMapMissing }: SideLoader,
): boolean {
  if (problem || withoutMap || layout === 'list') return false;
  const { all, anyPlaced } = results;
  return all.length
    ? anyPlaced || placing || isMapMissing
    : status === 'idle' || status === 'loading';
}
