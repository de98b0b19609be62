import { LatePart } from '../../controllers/late-part.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { TilesSide } from './tiles-side.js';
import type { Words } from './views/words.js';

/** Gives what knows of street tiles, once there are some and it is there. */
export function tilesLoader(
  host: LocatorAttributes,
  words: () => Words,
): () => TilesSide | undefined {
  const part = new LatePart<TilesSide>(host, 'street tiles', async () => {
    const { TilesSide } = await import('./tiles-side.js');
    return () => new TilesSide(host, words);
  });
  let askedFor: unknown;
  return () => {
    if (host.tiles && host.tiles !== askedFor) {
      askedFor = host.tiles;
      void part.ask();
    }
    return part.value;
  };
}
