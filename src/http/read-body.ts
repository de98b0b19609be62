/**
 * Reads the bytes of a body, in the pieces in which they arrive. Returns undefined as soon as there
 * are more than `maxBytes`, and stops reading. Uncompressed bytes count, so that a small compressed
 * response cannot fill the memory.
 */
export async function readBody(
  response: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const body = response.body as Partial<ReadableStream<Uint8Array<ArrayBuffer>>> | null;
  // The response has no body, or a replaced `fetch` gave a body that is no web stream.
  if (!body?.getReader) return body ? [new TextEncoder().encode(await response.text())] : pieces;
  const reader = body.getReader();
  let left = maxBytes;
  for (let read; !(read = await reader.read()).done;) {
    left -= read.value.byteLength;
    if (left < 0) {
      // A replaced stream may fail to cancel. That error does not matter.
      reader.cancel().catch(() => {});
      return undefined;
    }
    pieces.push(read.value);
  }
  return pieces;
}
