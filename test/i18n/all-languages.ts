import { readdirSync } from 'node:fs';
import type { Messages } from '../../src/domain/messages/messages.js';
import { formatsOf } from '../../src/i18n/formats.js';
import { mapFormatsOf } from '../../src/i18n/map-formats.js';

const folder = 'src/i18n';
const files = readdirSync(folder);
const moduleOf = (file: string) =>
  import(`../../${folder}/${file}`) as Promise<Record<string, unknown>>;

/** The English messages. Their files are many, because each part of the page loads its own. */
export const english: Record<string, unknown> = {};
for (const file of files.filter((name) => /^en-.*\.ts$/.test(name)))
  for (const [name, catalogue] of Object.entries(await moduleOf(file)))
    if (name.endsWith('Messages')) Object.assign(english, catalogue);

/** The messages of each other language, by the name of its file, such as `pt-pt`. */
export const languages: Record<string, Messages> = {};
for (const file of files.filter((name) => /^[a-z]{2}(-[a-z]{2})?\.ts$/.test(name)))
  languages[file.replace('.ts', '')] = (await moduleOf(file)).messages as Messages;

/** Returns the formats of a language, with Western digits and kilometres. */
export const formatOf = (lang: string) => mapFormatsOf(formatsOf(`${lang}-u-nu-latn`), 'km', lang);
