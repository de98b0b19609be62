import { exactPosition } from '../../domain/store/exact-position.js';
import type { Position } from '../../domain/store/store.js';

const pair = /^([-+]?\d+(?:\.\d+)?)(?:\s*[,;/|]\s*|\s+)([-+]?\d+(?:\.\d+)?)$/;
const pairWithCommas = /^([-+]?\d+,\d+)(?:\s*[;/|]\s*|,?\s+)([-+]?\d+,\d+)$/;

/**
 * Returns the position in two cells of degrees, with a decimal point or a decimal comma. Undefined
 * when they hold none.
 */
export const positionInCells = (lat: string, lng: string): Position | undefined =>
  exactPosition(degrees(lat), degrees(lng));

/** Returns the position in one cell that holds latitude, then longitude. */
export function positionInCell(text: string): Position | undefined {
  const plain = signs(text).replace(/^[([]\s*|\s*[)\]]$/g, '');
  const [, lat = '', lng = ''] = pairWithCommas.exec(plain) ?? pair.exec(plain) ?? [];
  return positionInCells(lat, lng);
}

const signs = (text: string): string => text.replaceAll('−', '-').replaceAll('°', '').trim();

function degrees(text: string): number {
  const plain = signs(text);
  return /^[-+]?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : NaN;
}
