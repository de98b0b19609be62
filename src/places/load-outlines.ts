import type { Outlines } from '../domain/outlines.js';
import { decodeOutlines } from './decode-outlines.js';
import type { Reader } from './reader.js';

export { httpReader } from './http-reader.js';

/** Coasts and borders of the world. Rejects when they cannot be had: a map is of use without them. */
export async function loadOutlines(read: Reader, signal?: AbortSignal): Promise<Outlines> {
  return decodeOutlines(await read('outline-world.bin', signal));
}
