import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cssFaults } from './css-faults.mjs';

const found = (css: string): string[] => cssFaults(css).map(({ text }) => text);

describe('the check of style sheets', () => {
  it('finds rem, which follows the root of a theme', () => {
    assert.deepEqual(found('a { margin: 1rem 2px; gap: 0.5rem; inline-size: 1em }'), [
      '1rem',
      '0.5rem',
    ]);
  });

  it('finds physical sides, which are wrong from right to left', () => {
    const css = `a { left: 0; margin-left: 1px; border-top-left-radius: 2px; text-align: right;
      padding-inline-start: 1px; inset-block-start: 0; text-align: start; --left: 1 }`;
    assert.deepEqual(found(css), [
      'left:',
      'margin-left:',
      'border-top-left-radius:',
      'text-align: right',
    ]);
  });

  it('lets a physical side stand where a comment says why', () => {
    assert.deepEqual(
      found('a {\n  /* physical: the map moves it from there */\n  left: 0;\n}'),
      [],
    );
    assert.equal(found('a {\n  /* physical: */\n  left: 0;\n}').length, 1);
  });

  it('reads a module for its templates alone, and tells the line', () => {
    const module =
      'const left = { left: 1 };\n// left: 1rem\nconst sheet = css`\n  a { left: 0 }\n`;';
    assert.deepEqual(
      cssFaults(module, { isModule: true }).map(({ line }) => line),
      [4],
    );
  });

  it('does not read comments', () => {
    assert.deepEqual(found('/* left: 1rem */ a { color: red }'), []);
  });
});
