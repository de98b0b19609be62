import { normalizeText } from '../../domain/search/normalize-text.js';
import { platformId } from '../../domain/store/platform-id.js';
import type { Position } from '../../domain/store/store.js';
import { positionInCell, positionInCells } from './degrees.js';
import type { RowCells } from './row-cells.js';

/** A row in the form of a location of the service, with the position that the row gives. */
export interface RowFields {
  /**
   * The fields under the service's names. `id` is only set when the row has a number of its own.
   */
  readonly fields: Readonly<Record<string, string | number>>;
  /** The text from which `StoreIds` makes an id for a row that has no number of its own. */
  readonly idBasis: string;
  /** The id in the row when it is not a number, else an empty text. */
  readonly textId: string;
  readonly position: Position | undefined;
}

/**
 * Reads the fields of a location from a row.
 * @throws {UnusableRow} with the reason why the row can't be used
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

/** The error for a whole row that can't be used. Its message gives the reason. */
export class UnusableRow extends Error {}

function addressOf(row: RowCells): string {
  const house = [row.text('numberBefore'), row.text('address'), row.text('numberBehind')];
  // A house number is useless without a street.
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
