import type { FoundStore } from '../../../domain/found-store.js';

/** What narrows the list at a press of its button. */
export interface ListFilter {
  /** What it is known by, whatever the language: of the merchant's own the label. */
  readonly key: string;
  readonly label: string;
  /** What the result line says of the stores that are left; default the label. */
  readonly name?: string | undefined;
  readonly test: (store: FoundStore) => boolean;
}
