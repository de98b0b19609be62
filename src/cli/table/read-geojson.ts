import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';
import type { SourceTable } from './source-table.js';

interface Feature {
  readonly id?: unknown;
  readonly properties?: Readonly<Record<string, unknown>> | null;
  readonly geometry?: { readonly type?: unknown; readonly coordinates?: unknown } | null;
}

/**
 * Replaces the degrees of a geometry that is not a point. The note of the row then says that they
 * are invalid.
 */
const noPoint = 'no point';

const positionNames = ['lat', 'lng', 'lon', 'latitude', 'longitude'];

/**
 * Reads a table from a GeoJSON collection. Features become rows, and their properties become
 * columns.
 * @throws {CommandError} when the text is something else
 */
export function readGeojson(text: string): SourceTable {
  const features = featuresIn(text);
  const names = new Set(features.flatMap(({ properties }) => Object.keys(properties ?? {})));
  const hasGeometry = features.some(({ geometry }) => geometry);
  // Put the geometry first, because it is the best source and the first of two equal columns wins.
  const header = hasGeometry ? ['id', 'lat', 'lng'] : ['id'];
  for (const name of ['id', ...(hasGeometry ? positionNames : [])]) names.delete(name);
  const rows = features.map((feature, i) => {
    const { id, properties } = feature;
    const cells = [...names].map((name) => cellOf(properties?.[name]));
    const point = hasGeometry ? pointOf(feature) : [];
    return { number: i + 1, cells: [cellOf(properties?.id ?? id), ...point, ...cells] };
  });
  return { unit: 'feature', header: [...header, ...names], rows, above: [] };
}

function featuresIn(text: string): readonly Feature[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw refusal(`it begins as JSON and is none (${(error as Error).message})`, error);
  }
  const { type, features } = (json ?? {}) as {
    readonly type?: unknown;
    readonly features?: unknown;
  };
  if (type !== 'FeatureCollection' || !Array.isArray(features))
    throw refusal('it is JSON and no GeoJSON FeatureCollection');
  return features.map((feature: unknown) => (feature ?? {}) as Feature);
}

const refusal = (why: string, cause?: unknown): CommandError =>
  new CommandError(ExitCode.Listing, `the table cannot be read: ${why}`, cause);

function pointOf({ geometry }: Feature): [string, string] {
  if (!geometry) return ['', ''];
  const { type, coordinates } = geometry;
  if (type !== 'Point' || !Array.isArray(coordinates)) return [noPoint, noPoint];
  const [lng, lat] = coordinates as readonly unknown[];
  return [cellOf(lat), cellOf(lng)];
}

/**
 * Returns the text of a property. Lists hold tags or hours, whose cells are split at each
 * semicolon.
 */
function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellOf).filter(Boolean).join('; ');
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  return isPlain ? String(value) : '';
}
