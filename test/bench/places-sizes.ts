import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Sizes of the shards as they are fetched (gzip), by country. */
export function shardSizes(folder: string): string[] {
  return ['postal', 'cities'].map((kind) => {
    const countries = new Map<string, number>();
    let firstTier = 0;
    for (const name of readdirSync(folder).filter((file) => file.startsWith(`${kind}-`))) {
      const { size } = statSync(join(folder, name));
      const country = name.slice(kind.length + 1, kind.length + 3);
      countries.set(country, (countries.get(country) ?? 0) + size);
      if (name.endsWith('-1.bin') && kind === 'cities') firstTier = Math.max(firstTier, size);
    }
    const sizes = [...countries].sort((a, b) => b[1] - a[1]);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    const largest = sizes.slice(0, 4).map(([country, size]) => `${country} ${kilobytes(size)}`);
    return (
      `${kind}: ${kilobytes(total)} in ${sizes.length} countries, median ` +
      `${kilobytes(sizes[sizes.length >> 1]?.[1] ?? 0)}, largest ${largest.join(', ')}` +
      (firstTier ? `, largest first tier ${kilobytes(firstTier)}` : '')
    );
  });
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
