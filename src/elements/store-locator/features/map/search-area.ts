import type { MapView } from '../../../../domain/map/map-view.js';
import { isArea, type Place } from '../../../../domain/search/place.js';
import type { SearchQuery } from '../../state/search-query.js';
import { StoreLocatorSearchEvent } from '../../events.js';
import type { LocatorAttributes } from '../../locator-attributes.js';

/**
 * Searches for the stores in a part of the map. The place that distances are measured from is kept.
 * Any other text is dropped, because it would be about stores elsewhere.
 * @param searchQuery the query before this search
 * @param place the place that the query means
 * @param isCluster true for the stores of a cluster: they are shown in the list, even where a
 *   narrow locator shows the map
 */
export function searchArea(
  host: LocatorAttributes,
  searchQuery: SearchQuery,
  place: Place | undefined,
  area: MapView,
  isCluster: boolean,
  ask: (searchQuery: SearchQuery) => void,
): void {
  const origin = place && !isArea(place) ? place : undefined;
  const query = origin ? searchQuery.text : '';
  ask({ text: query, place: origin, area, isList: isCluster });
  host.dispatchEvent(new StoreLocatorSearchEvent({ query }));
  if (!isCluster) return;
  // The list has replaced the map of a narrow locator, and the map had focus.
  void host.updateComplete.then(() => {
    const list = host.shadowRoot?.querySelector<HTMLElement>('.switch [aria-pressed=true]');
    list?.focus({ preventScroll: true });
  });
}
