/** Variants by the status that they have at store 61; the last one is nowhere. */
export const inventory = {
  1: { 61: 'in_stock', 62: 'low_stock', 63: 'out_of_stock' },
  2: { 61: 'low_stock', 62: 'out_of_stock', 63: 'out_of_stock' },
  3: { 61: 'out_of_stock', 62: 'out_of_stock', 63: 'out_of_stock' },
  4: { 62: 'in_stock' },
};
export const statuses = { in: '1', low: '2', out: '3', unknown: '4' } as const;
export const atStore = { 'platform-location-id': '61' };

export const checked = 'Checked just now';
