import type { PageConfiguration } from '../domain/page-configuration.js';
import { configuration } from './configuration.js';

/**
 * Sets values for the whole page. It may be called before or after the elements exist.
 *
 * Calls add up, and `undefined` removes a value. An attribute on an element wins.
 */
export function configure(values: PageConfiguration): void {
  configuration().set(values);
}
