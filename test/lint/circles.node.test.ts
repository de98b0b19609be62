import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { circlesOf, sourcesIn } from './circles.mjs';

describe('files that import each other', () => {
  it('a circle is found that only types make, and its files are named', () => {
    const folder = 'test/lint/fixtures/circles';
    const circle = ['pen.ts', 'room/drawing.ts', 'room/shape.ts'].map((file) => join(folder, file));
    assert.deepEqual(circlesOf(sourcesIn(folder)), [circle]);
    const { status, stderr } = spawnSync('node', ['test/lint/check-circles.mjs', folder], {
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.ok(
      circle.every((file) => stderr.includes(file)),
      stderr,
    );
  });

  it('a circle is found that a dynamic import makes', () => {
    const sources = new Map([
      ['a.ts', `export const more = () => import('./b.js');`],
      ['b.ts', `import { more } from './a.js';\nmore();`],
      ['c.ts', `import './a.js';\nimport 'd';`],
    ]);
    assert.deepEqual(circlesOf(sources), [['a.ts', 'b.ts']]);
  });

  it('two circles are two, the larger one first', () => {
    const imports = { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['e'], e: ['c'] };
    const text = (names: readonly string[]) => names.map((name) => `import './${name}.js';`);
    const sources = Object.entries(imports).map(
      ([file, names]) => [`${file}.ts`, text(names).join('\n')] as const,
    );
    assert.deepEqual(circlesOf(new Map(sources)), [
      ['c.ts', 'd.ts', 'e.ts'],
      ['a.ts', 'b.ts'],
    ]);
  });
});
