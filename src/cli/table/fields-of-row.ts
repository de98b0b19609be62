import { normalizeText } from '../../domain/search/normalize-text.js';
import { platformId } from '../../domain/store/platform-id.js';
import type { Position } from '../../domain/store/store.js';
import { positionInCell, positionInCells } from './degrees.js';
import type { RowCells } from './row-cells.js';

/** A row as the service would write the location, and where it says that it is. */
export interface RowFields {
  /** By the service's names; `id` only where the row has a number of its own. */
  readonly fields: Readonly<Record<string, string | number>>;
  /** The text from which `StoreIds` makes an id for a row that has no number of its own. */
  readonly idBasis: string;
  /** An id that is no number. */
  readonly textId: string;
  readonly position: Position | undefined;
}

/**
 * Reads the fields of a location from a row.
 * @throws {UnusableRow} with a sentence on why the row can't be used
 */
export function fieldsOfRow(row: RowCells): RowFields {
  const address = addressOf(row);
  const name = row.text('name');
  const place = {
    city: row.text('city'),
    state: row.text('state'),
    zip: row.number('zip'),
    country: row.text('country'),
  };
  const position = positionOf(row);
  if (!name && !address) throw new UnusableRow('has no name and no address');
  if (!address && !place.city && !place.zip && !position)
    throw new UnusableRow('has no address, town, postal code or position');

  const idText = row.number('id');
  const id = Number(/^(\d+)(\.0+)?$/.exec(idText)?.[1] ?? NaN);
  const isNumber = Number.isSafeInteger(id);
  const ofPlatform = platformIdOf(row) || (isNumber ? '' : platformId(idText));
  const where = [name, address, ...Object.values(place)].map(normalizeText);
  const isPlaceless = !address && !place.city && !place.zip;
  if (isPlaceless && position) where.push(`${position.lat} ${position.lng}`);
  const texts = {
    name,
    address,
    ...place,
    platform_location_id: ofPlatform,
    google_maps_url: row.link('mapsUrl'),
  };
  const said = Object.entries(texts).filter(([, text]) => text);
  return {
    fields: { ...(isNumber && { id }), ...Object.fromEntries(said) },
    idBasis: (isNumber ? '' : idText) || ofPlatform || where.join('\n'),
    textId: isNumber ? '' : idText,
    position,
  };
}

/** Why a whole row can't be used. */
export class UnusableRow extends Error {}

function addressOf(row: RowCells): string {
  const house = [row.text('numberBefore'), row.text('address'), row.text('numberBehind')];
  // The number belongs to a street.
  const street = house[1] ? house.filter(Boolean).join(' ') : '';
  return [street, row.text('address2')].filter(Boolean).join(', ');
}

function platformIdOf(row: RowCells): string {
  const text = row.number('platformId');
  const id = platformId(text);
  if (text && !id) row.refuse('platformId', 'is no number of a platform');
  return id;
}

function positionOf(row: RowCells): Position | undefined {
  const [lat, lng, pair] = [row.text('lat'), row.text('lng'), row.text('position')];
  const position = (lat || lng ? positionInCells(lat, lng) : undefined) ?? positionInCell(pair);
  const isSilent = !lat && !lng && !pair;
  if (!position && !isSilent)
    row.refuse(lat || lng ? 'lat' : 'position', 'is no position in degrees');
  return position;
}
