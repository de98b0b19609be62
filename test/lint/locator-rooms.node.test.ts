import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';

// The rules alone, without the types, which no import needs and which take seconds.
const imports = new ESLint({
  overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config,
  ruleFilter: ({ ruleId }) => /^(@typescript-eslint\/)?no-restricted-imports$/.test(ruleId),
});

async function isRefused(file: string, code: string): Promise<boolean> {
  const [result] = await imports.lintText(code, { filePath: `src/${file}` });
  return (result?.messages.length ?? 0) > 0;
}

const locator = 'elements/store-locator';

describe('the rooms of <store-locator>', () => {
  for (const path of [
    '../stock/store-stock.js',
    '../filters/filters.js',
    '../feature-set.js',
    '../../store-locator-element.js',
  ])
    it(`a feature may not import ${path}`, async () => {
      const file = `${locator}/features/search/place-search.ts`;
      assert.equal(await isRefused(file, `import type { X } from '${path}';`), true);
    });

  for (const path of ['../../state/contracts.js', './result-line.js', '../../views/words.js'])
    it(`a feature may import ${path}`, async () => {
      const file = `${locator}/features/search/place-search.ts`;
      assert.equal(await isRefused(file, `import type { X } from '${path}';`), false);
    });

  for (const room of ['state', 'list', 'views'])
    it(`the room ${room} may not import a feature`, async () => {
      const code = `import type { Filters } from '../features/filters/filters.js';`;
      assert.equal(await isRefused(`${locator}/${room}/probe.ts`, code), true);
    });

  for (const room of ['scheduling', 'theme-variants'])
    it(`the room ${room} may import types of Lit, and no value`, async () => {
      const file = `${room}/probe.ts`;
      assert.equal(await isRefused(file, `import type { LitElement } from 'lit';`), false);
      assert.equal(await isRefused(file, `import { LitElement } from 'lit';`), true);
    });
});
