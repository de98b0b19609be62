import type { SearchQuery } from '../../state/search-query.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';

/** In milliseconds. Most visitors find the next key in less time. */
const typingPauseMs = 350;

/**
 * Returns a function that tells until when the map may wait, as a time of `performance.now()`; 0
 * for no wait. A visitor who types looks at the list and goes on typing. A settled query or a new
 * selection is shown at once.
 * @param isInBox returns whether the visitor is in the search box
 */
export function typingRest(
  isInBox: () => boolean,
): (searchQuery: SearchQuery, selectedId: number | undefined) => number {
  let lastId: number | undefined;
  return memoizeOne(({ text, settle, place }: SearchQuery, id: number | undefined) => {
    const isTyped = id === lastId && isInBox() && text && !settle && !place;
    lastId = id;
    return isTyped ? performance.now() + typingPauseMs : 0;
  });
}
