/**
 * The bytes of a body, in the pieces in which they came; undefined as soon as there are more than `maxBytes`, and the
 * rest is not read. Unpacked bytes count, so that little of what was sent can't fill the memory either.
 */
export async function readBody(
  response: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const body = response.body as Partial<ReadableStream<Uint8Array<ArrayBuffer>>> | null;
  // No body at all, or a fetch of somebody's own whose bodies are no streams of the web.
  if (!body?.getReader) return body ? [new TextEncoder().encode(await response.text())] : pieces;
  const reader = body.getReader();
  let left = maxBytes;
  for (let read; !(read = await reader.read()).done;) {
    left -= read.value.byteLength;
    if (left < 0) {
      // A stream that is replaced may fail to end, which is nobody's concern.
      reader.cancel().catch(() => {});
      return undefined;
    }
    pieces.push(read.value);
  }
  return pieces;
}
