import type { StockStatus } from '../domain/stock/stock-status.js';

const ring = 'M1 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0z';

/**
 * The filled area and the stroked lines of each status's icon, as SVG paths in a box of 16 by 16
 * units. Each status has its own shape, so that nobody depends on colour.
 */
export const iconPaths: Readonly<Record<StockStatus, readonly [area: string, lines: string]>> = {
  // A disc with a tick cut out of it, so that the tick shows on any background.
  in: [`${ring}m1.4 1 2.8-2.8 1.6 1.6 3.9-4.2 2.9 2.7-6.6 7.3z`, ''],
  // Half a disc.
  low: ['M1 8a7 7 0 0 0 14 0z', ring],
  // A ring with a stroke through it.
  out: ['', `${ring}m2 5 10-10`],
  // A dashed ring.
  unknown: [
    '',
    'M5 1.7a7 7 0 0 1 6 0M14.3 5a7 7 0 0 1 0 6M11 14.3a7 7 0 0 1-6 0M1.7 11a7 7 0 0 1 0-6',
  ],
};
