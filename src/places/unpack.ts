/**
 * Undoes gzip, if it is still there: some servers label the files with `Content-Encoding`, and then
 * the browser has already done it. Rejects where `DecompressionStream` is missing.
 */
export async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}
