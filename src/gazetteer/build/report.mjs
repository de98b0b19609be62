/** Returns a text with the total, median and largest sizes of the built files. */
export function report(files) {
  const lines = [];
  for (const kind of ['postal', 'cities', 'outline']) {
    const countries = new Map();
    for (const [name, bytes] of files) {
      if (!name.startsWith(kind)) continue;
      const country = name.split(/[-.]/)[1];
      countries.set(country, (countries.get(country) ?? 0) + bytes.length);
    }
    if (!countries.size) continue;
    const sizes = [...countries].sort((a, b) => b[1] - a[1]);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    lines.push(
      `${kind}: ${kilobytes(total)} in ${sizes.length} countries, median ${kilobytes(sizes[sizes.length >> 1]?.[1] ?? 0)}`,
      `  largest ${sizes
        .slice(0, 12)
        .map(([country, size]) => `${country} ${kilobytes(size)}`)
        .join(', ')}`,
    );
  }
  return lines.join('\n');
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
