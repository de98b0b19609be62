import type { Outlines } from '../../domain/map/outlines.js';
import { yieldToMain } from '../../scheduling/yield-to-main.js';
import { joinOutlines } from './join-outlines.js';
import type { Reader } from '../shards/reader.js';
import { requiredShard } from '../shards/shard-cache.js';
import { decodeWorldOutline, type WorldOutline } from '../shards/world-outline.js';

/** Coasts, borders and large lakes of the world. Rejects when they cannot be had: a map is of use without them. */
export async function loadOutlines(read: Reader, signal?: AbortSignal): Promise<Outlines> {
  const world = await loadWorld(read);
  signal?.throwIfAborted();
  return joinOutlines(world, []);
}

export const loadWorld = (read: Reader): Promise<WorldOutline> =>
  requiredShard(read, 'outline-world.bin', async (bytes) => {
    // Stores that are being placed come before the land that they are on.
    await yieldToMain('last');
    return decodeWorldOutline(bytes);
  });
