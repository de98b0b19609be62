import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';

/** Words that stand in the whole text of a licence, and not in a note that points to it. */
const wholeText: Readonly<Record<string, readonly string[]>> = {
  MIT: ['Permission is hereby granted', 'WITHOUT WARRANTY OF ANY KIND'],
  'BSD-2-Clause': ['Redistribution and use in source and binary forms', 'AS IS'],
  'BSD-3-Clause': ['Redistribution and use in source and binary forms', 'Neither the name of'],
  'Apache-2.0': [
    'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION',
    '4. Redistribution.',
    'END OF TERMS AND CONDITIONS',
  ],
};

/** The packages whose code is in the built files of a folder, as their source maps tell. */
function packagesIn(folder: string): Set<string> {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js.map'))
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as { sources: string[] });
  const names = maps
    .flatMap(({ sources }) => sources)
    .map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}

/** The text that goes with a package: from its heading to the next one. */
function textOf(licences: string, name: string, names: readonly string[]): string {
  const headings = names.map((each) => licences.search(new RegExp(`^${each} \\d`, 'm')));
  const from = headings[names.indexOf(name)] ?? -1;
  const to = headings.filter((at) => at > from).sort((a, b) => a - b)[0];
  return from < 0 ? '' : licences.slice(from, to);
}

for (const folder of ['dist/cdn', 'dist/npm'])
  describe(`LICENSES.txt in ${folder}`, () => {
    const licences = existsSync(`${folder}/LICENSES.txt`)
      ? readFileSync(`${folder}/LICENSES.txt`, 'utf8')
      : '';
    const names = [...packagesIn(folder)].sort();

    it('names every package in the files', () => {
      assert.ok(names.includes('leaflet'), names.join());
      if (folder !== 'dist/npm') assert.ok(names.includes('idb-keyval'), names.join());
    });

    for (const name of names)
      it(`has the whole text of the licence of ${name}`, () => {
        const json = readFileSync(`node_modules/${name}/package.json`, 'utf8');
        const { version, license } = JSON.parse(json) as Record<string, string>;
        const text = textOf(licences, name, names);
        assert.ok(text.startsWith(`${name} ${version} (${license})`), text.slice(0, 80));
        const words = wholeText[license ?? ''];
        assert.ok(words, `this test knows no ${license}`);
        for (const word of words) assert.ok(text.includes(word), `${word} is missing`);
      });
  });

it('the Apache licence in the package is the text that its publisher offers', () => {
  const hash = createHash('sha256').update(readFileSync('build/Apache-2.0.txt'));
  assert.equal(
    hash.digest('hex'),
    'cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30',
  );
});
