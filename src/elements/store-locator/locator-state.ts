import type { StoreLocatorError } from '../../domain/error.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { SideLoader } from './side-loader.js';
import type { SideView } from './side-options.js';

/** What the element knows, and its views show. */
export interface LocatorState extends SideView {
  readonly host: LocatorAttributes;
  /** A setup mistake. */
  readonly problem: StoreLocatorError | undefined;
  /** What brings the side in. */
  readonly loader: SideLoader;
  /** The result line. */
  readonly line: string;
}
