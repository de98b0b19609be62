import { kilometers } from './place-index.mjs';

/** The most moved points of a country that the report lists. The farthest come first. */
const LISTED = 60;

/**
 * Returns a table of the postal codes whose points were moved or dropped: how many in each country
 * and why, then the farthest of each.
 * @param moves by country: row, to (undefined if dropped) and why
 */
export function reportMoves(moves) {
  const counts = [];
  const rows = [];
  for (const [country, some] of [...moves].sort()) {
    const reasons = new Map();
    for (const { to, why } of some) {
      const kind = why
        .replace(/^outside .*?(?=:|$)/, 'outside its state')
        .replace(/^(a code of).*/, '$1 a city');
      const key = to ? kind : `${kind}: dropped`;
      reasons.set(key, (reasons.get(key) ?? 0) + 1);
    }
    for (const [why, count] of [...reasons].sort()) counts.push([country, count, why]);
    const listed = some
      .map(({ row, to, why }) => ({ row, to, why, km: to ? kilometers(row, to) : Infinity }))
      .sort((a, b) => b.km - a.km || (a.row.code < b.row.code ? -1 : 1));
    const dropped = listed.filter(({ to }) => !to).slice(0, LISTED / 2);
    const moved = listed.filter(({ to }) => to).slice(0, LISTED / 2);
    for (const { row, to, why, km } of [...dropped, ...moved])
      rows.push([
        country,
        row.code,
        row.place,
        at(row),
        to ? at(to) : 'dropped',
        to ? Math.round(km) : '',
        why,
      ]);
  }
  return table([
    ['country', 'codes', 'why'],
    ...counts,
    [],
    ['country', 'code', 'place', 'from', 'to', 'km', 'why'],
    ...rows,
  ]);
}

const at = ({ lat, lng }) => `${lat.toFixed(3)}, ${lng.toFixed(3)}`;
const table = (rows) => `${rows.map((row) => row.join('\t')).join('\n')}\n`;

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
