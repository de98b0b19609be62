/** The progress of a listing. */
export const ListingStatus = {
  Idle: 'idle',
  Loading: 'loading',
  Ready: 'ready',
  /** The listing is finished, but pages are missing. */
  Partial: 'partial',
  Error: 'error',
} as const;
export type ListingStatus = (typeof ListingStatus)[keyof typeof ListingStatus];
