import { Precision, type Store } from '../../../domain/store/store.js';

/** The address of a search for a route, up to the text of its end, by the provider's name. */
const routes = {
  // "Maps URLs" of Google
  google: 'https://www.google.com/maps/dir/?api=1&destination=',
  // "Map Links" of Apple
  apple: 'https://maps.apple.com/?daddr=',
  osm: 'https://www.openstreetmap.org/directions?to=',
} as const;

/** Apple's address opens its app on these platforms, and leads to a web page elsewhere. */
const isApple = (): boolean => /^(Mac|iP)/.test(navigator.platform);

/** Returns the store's point as text, when it is surely the store's own. */
const pointOf = ({ position }: Store): string | undefined =>
  position?.precision === Precision.Exact ? `${position.lat},${position.lng}` : undefined;

/** Returns the store's address in one line; '' when it has none. */
function addressOf({ address, zip, city, state, country }: Store): string {
  const town = [zip, city].filter((text) => text.trim()).join(' ');
  return [address, town, state, country].filter((text) => text.trim()).join(', ');
}

/**
 * Returns the address of a route to the store.
 * @param provider the value of the attribute; an unknown value counts as Google
 * @returns undefined when no route is wanted, or nothing is known about the store's place
 */
export function directionsUrl(store: Store, provider: string | undefined): string | undefined {
  if (provider === 'none') return undefined;
  const isKnown = provider === 'osm' || (provider === 'apple' && isApple());
  const route = routes[isKnown ? provider : 'google'];
  const text = addressOf(store);
  // OpenStreetMap finds a point more surely than an address.
  const end = isKnown && provider === 'osm' ? (pointOf(store) ?? text) : text || pointOf(store);
  return end && route + encodeURIComponent(end);
}
