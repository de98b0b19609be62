import type { StoreLocatorError } from '../../domain/error.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { SideView } from './side-options.js';

/** What the element knows, and its views show. */
export interface LocatorState extends SideView {
  readonly host: LocatorAttributes;
  /** A setup mistake. */
  readonly problem: StoreLocatorError | undefined;
  /** The result line. */
  readonly line: string;
}
