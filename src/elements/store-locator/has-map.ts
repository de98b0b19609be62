import type { ListingState } from '../../domain/listing-state.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { Results } from './results.js';
import type { SideLoader } from './side-loader.js';

/** Whether there is a map, or room for one while positions may still come. */
export function hasMap(
  { withoutMap, layout }: LocatorAttributes,
  { status }: ListingState,
  { all, anyPlaced }: Results,
  { placing }: SideLoader,
): boolean {
  if (withoutMap || layout === 'list') return false;
  return all.length ? anyPlaced || placing : status === 'idle' || status === 'loading';
}
