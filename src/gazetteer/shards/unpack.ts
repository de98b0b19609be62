/**
 * Decompresses gzip if needed. Some servers label the files with `Content-Encoding`, and then the
 * browser has already decompressed them. Rejects in browsers without `DecompressionStream`.
 */
export async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  // Not a Blob's stream, which would be ten times as slow because Chromium asks another process for
  // it.
  const packed = new Response(bytes).body!;
  const plain = new Response(packed.pipeThrough(new DecompressionStream('gzip')));
  return new Uint8Array(await plain.arrayBuffer());
}
