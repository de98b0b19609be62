import type { StoreLocatorError } from '../../../src/domain/error.js';
import type { LocatorHarness } from './locator.js';

/** In the middle of Lyon, and how the list tells of it. */
export const lyon = [45.758, 4.835] as const;
export const nearLyon = /^\d+ stores within 25 km of you$/;
export const whole = /^612 stores in/;

/** The codes of the errors that a page hears of. */
export function codesOf({ element }: LocatorHarness): string[] {
  const codes: string[] = [];
  element.addEventListener('store-locator-error', ({ error }) => codes.push(error.code));
  return codes;
}

export const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: StoreLocatorError) => error.code,
  );
