import type { SearchQuery } from '../../state/search-query.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';

/** Longer than it takes most to find the next key. */
const typingPatienceMs = 350;

/**
 * Until when, by `performance.now()`, the map may rest: whoever types looks at the list, and goes on typing; not who has
 * settled or chosen something.
 * @param isInBox whether the visitor is in the search box
 */
export function typingRest(
  isInBox: () => boolean,
): (searchQuery: SearchQuery, selectedId: number | undefined) => number {
  let lastId: number | undefined;
  return memoizeOne(({ text, settle, place }: SearchQuery, id: number | undefined) => {
    const isTyped = id === lastId && isInBox() && text && !settle && !place;
    lastId = id;
    return isTyped ? performance.now() + typingPatienceMs : 0;
  });
}
