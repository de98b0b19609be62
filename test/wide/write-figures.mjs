import { readFile, writeFile } from 'node:fs/promises';
import { resolveConfig, format } from 'prettier';

const heading = '## The last run of each part';

/**
 * Writes the figures of the parts that ran under the last heading of a page of the docs. The other
 * parts keep their figures, with the day of their own last run.
 *
 * @param {string} path
 * @param {readonly { name: string, passed: number, failed: number, skipped: number, seconds: number
 *   }[]} rows
 * @param {readonly string[]} parts the names of all parts, in their order
 */
export async function writeFigures(path, rows, parts) {
  const [prose, figures = ''] = (await readFile(path, 'utf8')).split(heading);
  const today = new Date().toISOString().slice(0, 10);
  const cells = new Map(
    rows.map(({ name, passed, failed, skipped, seconds }) => [
      name,
      [today, passed, failed, skipped, seconds],
    ]),
  );
  for (const line of figures.split('\n')) {
    const [name, ...rest] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (rest.length === 5 && !cells.has(name)) cells.set(name, rest);
  }
  const never = ['never', '', '', '', ''];
  const table = [
    ['part', 'day', 'passed', 'failed', 'skipped', 'seconds'],
    ['---', '---', '--:', '--:', '--:', '--:'],
    ...parts.map((name) => [name, ...(cells.get(name) ?? never)]),
  ];
  const page = `${prose}${heading}\n\n${table.map((row) => `|${row.join('|')}|`).join('\n')}\n`;
  const options = await resolveConfig(path);
  await writeFile(path, await format(page, { ...options, filepath: path }));
}
