import { existsSync } from 'node:fs';
import { csvLine } from '../geocoders/csv.js';
import type { CommandContext } from '../command-context.js';
import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';
import { writeWholeFile } from '../write-whole-file.js';

const header = [
  ...['id', 'name', 'address', 'city', 'state', 'zip', 'country', 'lat', 'lng', 'phone', 'email'],
  ...['website', 'hours', 'note', 'tags', 'image', 'priority', 'pin color', 'google maps url'],
  ...['platform location id', 'parking'],
];

const examples = [
  [
    ...['1', 'Lamp House Utrecht', 'Oudegracht 120', 'Utrecht', '', '3511 AW', 'Netherlands'],
    ...['52.09083', '5.12222', '+31 30 555 0120', 'utrecht@shop.example'],
    ...['https://shop.example/utrecht', 'Mo-Fr 10:00-19:00; Sa 10:00-18:00', 'At the canal'],
    ...['repairs, gift wrapping', 'https://shop.example/utrecht.jpg', '10', '#0b6e4f'],
    ...['', '61162156168', 'Springweg garage'],
  ],
  [
    ...['2', 'Lamp House Lyon', '12 Rue de la République', 'Lyon', '', '69001', 'France'],
    ...['', '', '+33 4 55 50 01 20', 'lyon@shop.example', 'https://shop.example/lyon'],
    ...['Mo-Sa 10:00-19:00', '', 'repairs', '', '', '', '', '', ''],
  ],
];

/** Without this mark, Excel reads UTF-8 as the encoding of its system. */
const byteOrderMark = '\ufeff';

/**
 * Writes an example table.
 * @throws {CommandError} 'Usage' when the file exists, because the merchant may have filled it in
 */
export async function writeTemplate(path: string, { out }: CommandContext): Promise<void> {
  if (existsSync(path))
    throw new CommandError(ExitCode.Usage, `--template: ${path} exists, and is not replaced`);
  await writeWholeFile(path, byteOrderMark + [header, ...examples].map(csvLine).join(''));
  out.write(`A table to start from: ${path}. Its two stores are examples.\n`);
}
