import type { FoundStore } from '../../../domain/found-store.js';

/** What narrows the list at a press of its button. */
export interface ListFilter {
  readonly label: string;
  /** What the result line says of the stores that are left; default the label. */
  readonly name?: string | undefined;
  readonly test: (store: FoundStore) => boolean;
}
