import type { StockStatus } from '../domain/stock/stock-status.js';

const ring = 'M1 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0z';

/** An area and lines in a box of 16: a shape of its own for each status, so that colour is never needed. */
export const iconPaths: Readonly<Record<StockStatus, readonly [area: string, lines: string]>> = {
  // disc with a tick cut out of it, on whatever ground
  in: [`${ring}m1.4 1 2.8-2.8 1.6 1.6 3.9-4.2 2.9 2.7-6.6 7.3z`, ''],
  // half disc
  low: ['M1 8a7 7 0 0 0 14 0z', ring],
  // struck ring
  out: ['', `${ring}m2 5 10-10`],
  // dashed ring
  unknown: [
    '',
    'M5 1.7a7 7 0 0 1 6 0M14.3 5a7 7 0 0 1 0 6M11 14.3a7 7 0 0 1-6 0M1.7 11a7 7 0 0 1 0-6',
  ],
};
