import { readFileSync } from 'node:fs';
import type { LocationRecord } from '../../demo/service/location-record.js';
import { createService } from '../../demo/service/create-service.js';
import { nodeHandler } from '../../demo/service/node-handler.js';
import { listen, type Listening } from './listen.js';

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(`demo/service/data/${name}`, 'utf8')) as T;

const everyLocation = read<readonly LocationRecord[]>('locations.json');
const { positions } = read<{ positions: Record<string, [number, number]> }>('positions.json');

/** Where each store of the demo really is, by the ids of the platform. */
export const truePositions: Readonly<Record<string, [number, number]>> = positions;

/** Stores of the demo whose place is known, from all over the listing. */
export function someLocations(number: number): LocationRecord[] {
  const known = everyLocation.filter(({ platform_location_id }) => positions[platform_location_id]);
  const step = Math.floor(known.length / number);
  return known.filter((_, i) => i % step === 0).slice(0, number);
}

export const locationsIn = (country: string): LocationRecord[] =>
  everyLocation.filter((location) => location.country === country);

/** The reference service with a listing of its own. */
export function openShop(locations = everyLocation): Promise<Listening> {
  const answer = nodeHandler(createService({ locations }));
  return listen((request, response) => void answer(request, response));
}
