import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { importsOf } from '../support/reports/imports-of.mjs';

const folder = 'dist/cdn/';
const textOf = (name: string): string => readFileSync(folder + name, 'utf8');
/** The entries, which have all that they need inside. */
const firstLoads = new Set(['store-locator.js', 'stock-badge.js', 'store-locator-elements.js']);

const lateFiles =
  /Symbol\.for\(["`]store-locator-elements:late-files["`]\)\]\(import\.meta\.url,([^)]+)\)/g;
const namesIn = (list = ''): string[] =>
  [...list.matchAll(/["`]\.\/([\w-]+\.js)["`]/g)].map(([, name = '']) => name);

describe('a late file of the built files', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const late = names.filter((name) => !firstLoads.has(name) && name !== 'configure.js');

  it('imports no entry, which would run a second time under an address with a version', () => {
    for (const entry of firstLoads) {
      assert.deepEqual(importsOf(textOf(entry)), []);
      for (const name of names)
        assert.ok(!new RegExp(`["\`]\\./${entry}["\`]`).test(textOf(name)), name);
    }
  });

  it('imports no other file directly, because a browser may remember it as failed', () => {
    assert.ok(late.length > 30);
    for (const name of late)
      for (const node of parseAst(textOf(name)).body)
        assert.ok(!('source' in node && node.source), `${name} imports by itself`);
  });

  it('is requested by the one function that repeats requests', () => {
    for (const name of names) assert.ok(!/import\((["']|`(?!\$))/.test(textOf(name)), name);
  });

  it('is requested together with all files that it needs beyond the first load', () => {
    let others = 0;
    for (const name of names)
      for (const [, list] of textOf(name).matchAll(lateFiles)) {
        const [part = '', ...beside] = namesIn(list);
        for (const needed of importsOf(textOf(part))) {
          if (firstLoads.has(needed) || needed === name) continue;
          others++;
          assert.ok(beside.includes(needed), `${name} asks for ${part} without ${needed}`);
        }
      }
    assert.ok(others > 5);
  });
});
