import { readFile, writeFile } from 'node:fs/promises';
import { resolveConfig, format } from 'prettier';

const heading = '## The last whole run';

/**
 * Writes the figures of a whole run under the last heading of a page of the docs.
 *
 * @param {string} path
 * @param {readonly { name: string, passed: number, failed: number, skipped: number, seconds: number }[]} rows
 * @param {{ passed: number, failed: number, skipped: number }} total
 */
export async function writeFigures(path, rows, total) {
  const seconds = rows.reduce((sum, row) => sum + row.seconds, 0);
  const table = [
    'part|passed|failed|skipped|seconds',
    '---|--:|--:|--:|--:',
    ...[...rows, { name: 'all', ...total, seconds }].map((row) =>
      [row.name, row.passed, row.failed, row.skipped, row.seconds].join('|'),
    ),
  ];
  const [prose] = (await readFile(path, 'utf8')).split(heading);
  const date = new Date().toISOString().slice(0, 10);
  const page = `${prose}${heading}\n\nOn ${date}:\n\n${table.map((row) => `|${row}|`).join('\n')}\n`;
  const options = await resolveConfig(path);
  await writeFile(path, await format(page, { ...options, filepath: path }));
}
