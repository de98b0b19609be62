import type { ServerResponse } from 'node:http';
import type { LocationRecord } from '../../demo/service/location-record.js';
import { listen, type Listening } from './listen.js';
import { truePositions } from './shop.js';

export interface FakeNominatim extends Listening {
  /** The parameters of every request, in the order they came. */
  readonly asked: readonly URLSearchParams[];
}

type Answer = (query: URLSearchParams, response: ServerResponse) => unknown;

/** A house as Nominatim 4 describes one in the format `jsonv2`. */
export const house = ([lat, lng]: readonly [number, number]) => ({
  place_id: 240109189,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'way',
  osm_id: 90394420,
  lat: String(lat),
  lon: String(lng),
  category: 'building',
  type: 'yes',
  place_rank: 30,
  importance: 0.0000999,
  addresstype: 'building',
  name: '',
  display_name: 'Somewhere',
  boundingbox: [lat - 0.0001, lat + 0.0001, lng - 0.0001, lng + 0.0001].map(String),
});

/**
 * Returns the key of a question: street and postal code, since some streets are in several towns.
 */
export const questionOf = (street: string | null, postcode: string | null): string =>
  `${street?.trim()} ${postcode?.trim()}`;

/**
 * Answers `/search` for the stores it is given as Nominatim does.
 * @param instead answers itself, or returns undefined to let the usual answer be given
 */
export async function fakeNominatim(
  locations: readonly LocationRecord[],
  instead: Answer = () => undefined,
): Promise<FakeNominatim> {
  const asked: URLSearchParams[] = [];
  const places = new Map(
    locations.map(({ address, zip, platform_location_id }) => [
      questionOf(address, zip),
      truePositions[platform_location_id],
    ]),
  );
  const listening = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/search' || searchParams.get('format') !== 'jsonv2') {
      response.writeHead(404).end();
      return;
    }
    asked.push(searchParams);
    const question = questionOf(searchParams.get('street'), searchParams.get('postalcode'));
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    if (instead(searchParams, response) !== undefined) return;
    const place = places.get(question);
    response.end(JSON.stringify(place ? [house(place)] : []));
  });
  return { ...listening, asked };
}
