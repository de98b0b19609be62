import type { Formats } from './formats.js';

/** What `<store-locator>` says where street tiles wait for the visitor's consent. */
export interface TilesMessages {
  /** A button on the map; `server` is the host that the tiles come from. */
  readonly showStreets: (format: Formats, server: string) => string;
}
