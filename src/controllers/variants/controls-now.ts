import { cartControls } from './page-variants.js';

let found: readonly HTMLInputElement[] | undefined;

/** The controls of the page's forms, by now. */
export const controlsNow = (): readonly HTMLInputElement[] => found ?? cartControls();

/** Looks for them once for all that dozens of badges do with a word of the page: nothing changes meanwhile. */
export function withControls(run: () => void): void {
  found = cartControls();
  try {
    run();
  } finally {
    found = undefined;
  }
}
