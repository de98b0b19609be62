import { type Position, Precision } from '../../domain/store/store.js';

/**
 * True for the middle of a postal code or town. Its pin has another shape, and is no reason to zoom
 * to street level.
 */
export const isApproximate = ({ precision }: Position): boolean =>
  precision === Precision.Postcode || precision === Precision.City;
