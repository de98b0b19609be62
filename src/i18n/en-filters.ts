import type { FilterMessages } from '../domain/messages/filter-messages.js';
import { count } from './count.js';

const both = (where: string, what: string): string => [where, what].filter(Boolean).join(': ');
const inside = (where: string): string => where && `in ${where}`;

export const filterMessages: FilterMessages = {
  country: 'Country',
  noCountry: 'Other',
  region: 'Region',
  allRegions: 'All regions',
  sort: 'Order',
  byDistance: 'By distance',
  byName: 'By name',
  byTown: 'By town',
  asListed: 'Default order',
  filters: 'Filters',
  clearFilters: 'Clear filters',
  withCount: (format, name, stores) => `${name} (${format.number(stores)})`,
  storesOnly: (format, stores, where, what) =>
    both(`${count(format, stores, 'store', 'stores')} ${inside(where)}`.trim(), what),
  only: (_, where, what) => `only ${both(inside(where), what)}`,
  notOnly: (_, where, what) => `no longer only ${both(inside(where), what)}`,
  noneLeft: 'No store is left with these filters.',
};
