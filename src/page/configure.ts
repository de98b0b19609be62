import type { PageConfiguration } from '../domain/page-configuration.js';
import { configuration } from './configuration.js';

/**
 * Sets what holds for the whole page, before or after the elements are there. Calls add up; `undefined` takes a
 * value back. An attribute on an element wins.
 */
export function configure(values: PageConfiguration): void {
  configuration().set(values);
}
