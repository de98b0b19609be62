import { type Position, Precision } from '../../domain/store/store.js';

/** The middle of a postal code or a town: shown as such, and no reason to zoom to street level. */
export const isApproximate = ({ precision }: Position): boolean =>
  precision === Precision.Postcode || precision === Precision.City;
