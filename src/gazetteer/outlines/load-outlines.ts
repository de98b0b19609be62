import type { Outlines } from '../../domain/map/outlines.js';
import { yieldToMain } from '../../scheduling/yield-to-main.js';
import { joinOutlines } from './join-outlines.js';
import type { Reader } from '../shards/reader.js';
import { requiredShard } from '../shards/shard-cache.js';
import { decodeWorldOutline, type WorldOutline } from '../shards/world-outline.js';

/**
 * Loads the coasts, borders and large lakes of the world.
 * @throws when the file can't be read; a map is still useful without outlines
 */
export async function loadOutlines(read: Reader, signal?: AbortSignal): Promise<Outlines> {
  const world = await loadWorld(read);
  signal?.throwIfAborted();
  return joinOutlines(world, []);
}

export const loadWorld = (read: Reader): Promise<WorldOutline> =>
  requiredShard(read, 'outline-world.bin', async (bytes) => {
    // Placing stores has priority over the land below them.
    await yieldToMain('last');
    return decodeWorldOutline(bytes);
  });
