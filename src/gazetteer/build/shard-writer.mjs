import { gzipSync } from 'node:zlib';

/** Creates a writer of shards in the format that `../shards/shard-reader.ts` reads. */
export function shardWriter(kind) {
  const parts = [Buffer.from([kind])];
  const count = (value) => {
    for (; value >= 128; value = Math.floor(value / 128))
      parts.push(Buffer.from([128 + (value % 128)]));
    parts.push(Buffer.from([value]));
  };
  return {
    count,
    column(values) {
      let planes = 1;
      for (const value of values) {
        if (!Number.isInteger(value) || value < 0 || value > 0xffffffff)
          throw new Error(`not 32 bits: ${value}`);
        while (value >= 2 ** (8 * planes)) planes++;
      }
      parts.push(Buffer.from([planes]));
      for (let plane = 0; plane < planes; plane++)
        parts.push(Buffer.from(values.map((value) => (value >>> (8 * plane)) & 255)));
    },
    lines(names) {
      const text = Buffer.from(names.join('\n'));
      count(text.length);
      parts.push(text);
    },
    /**
     * Returns the compressed file. The operating system in the gzip header is set to "unknown", so
     * that the bytes are the same on every system.
     */
    file() {
      const file = gzipSync(Buffer.concat(parts), { level: 9 });
      file[9] = 255;
      return file;
    },
  };
}
