import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const folder = 'dist/cdn/';
const textOf = (name: string): string => readFileSync(folder + name, 'utf8');
const named = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''));
const importsOf = (name: string): Set<string> =>
  named(textOf(name), /(?:from|import) ?"\.\/([\w-]+\.js)"/g);
const entries = ['store-locator.js', 'stock-badge.js', 'store-locator-elements.js'];
/** What entries have inside, and leave in the page's registry for others. */
const isPart = (name: string): boolean => textOf(name).startsWith('(globalThis[Symbol.for(');

describe('a late part of the built files', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const pairs = names
    .filter((name) => !textOf(name).includes('customElements.define'))
    .flatMap((name) =>
      [...named(textOf(name), /import\("\.\/([\w-]+\.js)"\)/g)].map((part) => ({ name, part })),
    );

  it('imports no entry, which would run a second time where its address has a version', () => {
    for (const name of names) {
      const imported = [...importsOf(name), ...named(textOf(name), /import\("\.\/([^"]+)"\)/g)];
      assert.deepEqual(
        imported.filter((file) => entries.includes(file)),
        [],
        name,
      );
    }
    for (const entry of entries) assert.deepEqual([...importsOf(entry)], []);
  });

  it('is asked for with all that it imports and who asks has not', () => {
    let others = 0;
    for (const { name, part } of pairs) {
      const own = new Set([name, ...importsOf(name)]);
      for (const imported of importsOf(part)) {
        if (own.has(imported) || isPart(imported)) continue;
        others++;
        assert.ok(textOf(name).includes(`import("./${imported}")`), `${name} ${part} ${imported}`);
      }
    }
    assert.ok(others > 5);
  });
});
