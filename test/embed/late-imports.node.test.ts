import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const folder = 'dist/cdn/';
const textOf = (name: string): string => readFileSync(folder + name, 'utf8');
const named = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''));
const importsOf = (name: string): Set<string> =>
  named(textOf(name), /(?:from|import) ?"\.\/([\w-]+\.js)"/g);
/** The entries and all that they import at once. */
const firstLoads = new Set(['store-locator.js', 'stock-badge.js', 'store-locator-elements.js']);
for (const name of firstLoads) for (const imported of importsOf(name)) firstLoads.add(imported);
const isFirstLoad = (name: string): boolean => firstLoads.has(name);

describe('a late part of the built files', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const pairs = names
    .filter((name) => !isFirstLoad(name))
    .flatMap((name) =>
      [...named(textOf(name), /import\("\.\/([\w-]+\.js)"\)/g)].map((part) => ({ name, part })),
    );

  it('is asked for with all that it imports and who asks has not', () => {
    let others = 0;
    for (const { name, part } of pairs) {
      const own = new Set([name, ...importsOf(name)]);
      for (const imported of importsOf(part)) {
        if (own.has(imported) || isFirstLoad(imported)) continue;
        others++;
        assert.ok(textOf(name).includes(`import("./${imported}")`), `${name} ${part} ${imported}`);
      }
    }
    assert.ok(others > 5);
  });
});
