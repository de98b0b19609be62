import type { MapView } from '../../../../domain/map/map-view.js';
import { isArea, type Place } from '../../../../domain/search/place.js';
import type { SearchQuery } from '../../state/search-query.js';
import { StoreLocatorSearchEvent } from '../../events.js';
import type { LocatorAttributes } from '../../locator-attributes.js';

/**
 * Asks for the stores in a part of the map. Keeps the place that distances are from; any other text would be about
 * stores elsewhere.
 * @param asked what is asked until now
 * @param place what that is taken to mean
 * @param isCluster it is to be read in the list, also where a narrow locator shows the map
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
  // A narrow map, which had focus, has gone.
  void host.updateComplete.then(() => {
    const list = host.shadowRoot?.querySelector<HTMLElement>('.switch [aria-pressed=true]');
    list?.focus({ preventScroll: true });
  });
}
