import type { ListingStatus } from '../domain/listing-status.js';
import { breathe } from '../places/breathe.js';

/** A rest before what can wait: while a listing arrives, each page is read and the next asked for before it goes on. */
export const restForPages = (status: ListingStatus): Promise<void> =>
  breathe(status === 'loading' ? 'last' : 'fair');
