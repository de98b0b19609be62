import { bringSide } from './bring-side.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { TilesSide } from './tiles-side.js';
import type { Words } from './views/words.js';

/** Gives what knows of street tiles, once there are some and it is there. */
export function tilesLoader(
  host: LocatorAttributes,
  words: () => Words,
): () => TilesSide | undefined {
  let side: TilesSide | undefined;
  let isAsked = false;
  return () => {
    if (host.tiles && !isAsked) {
      isAsked = true;
      void bringSide(host, 'street tiles', async () => {
        const { TilesSide } = await import('./tiles-side.js');
        side = new TilesSide(host, words);
        host.requestUpdate();
      });
    }
    return side;
  };
}
