import type { SearchView } from './search-view.js';

/** Whether more of a listing is on its way now. */
export const isComing = ({ status, waiting }: SearchView['listing']): boolean =>
  status === 'loading' && !waiting;
