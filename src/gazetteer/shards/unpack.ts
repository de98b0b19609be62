/**
 * Undoes gzip, if it is still there: some servers label the files with `Content-Encoding`, and then
 * the browser has already done it. Rejects where `DecompressionStream` is missing.
 */
export async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  // A Blob's stream would be as long and ten times as slow: Chromium asks another process for it.
  const packed = new Response(bytes).body!;
  const plain = new Response(packed.pipeThrough(new DecompressionStream('gzip')));
  return new Uint8Array(await plain.arrayBuffer());
}
