/** How far a listing has come. */
export const ListingStatus = {
  Idle: 'idle',
  Loading: 'loading',
  Ready: 'ready',
  /** Finished with pages missing. */
  Partial: 'partial',
  Error: 'error',
} as const;
export type ListingStatus = (typeof ListingStatus)[keyof typeof ListingStatus];
