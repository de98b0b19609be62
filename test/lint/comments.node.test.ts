import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { commentsOf, dialectIn } from '../support/reports/comments.mjs';

const wordsIn = (file: string, text: string): string[] =>
  commentsOf(file, text).map((lines) =>
    lines
      .map(({ words }) => words)
      .join(' ')
      .trim(),
  );
const dialectOf = (text: string): string[] =>
  commentsOf('a.ts', text)
    .flatMap(dialectIn)
    .map(({ number, sentence }) => `${number}: ${sentence}`);

describe('the report on comments', () => {
  it('finds the comments of a script, and none in its strings', () => {
    const text = [
      '// One',
      '// comment.',
      'const a = "// none"; // Beside code.',
      '/** A block.',
      ' *',
      ' * Its end. */',
      'const b = `/* none */ ${a /* In a template. */}`;',
    ].join('\n');
    assert.deepEqual(wordsIn('a.ts', text), [
      'One comment.',
      'Beside code.',
      'A block.  Its end.',
      'In a template.',
    ]);
  });

  it('finds the comments of scripts in templates, and of style sheets', () => {
    assert.deepEqual(wordsIn('a.mjs', 'const page = `<script>\n  // Inside.\n</script>`;'), [
      'Inside.',
    ]);
    assert.deepEqual(wordsIn('a.css', '/* One. */\n.a {\n  /* Two.\n     Lines. */\n}'), [
      'One.',
      'Two. Lines.',
    ]);
  });

  it('lists sentences without a subject, wherever they begin', () => {
    assert.deepEqual(dialectOf('// What it does. Those of others stay.'), [
      '1: What it does.',
      '1: Those of others stay.',
    ]);
    assert.deepEqual(dialectOf('/**\n * Fine, and\n * goes on. Whoever asks\n * waits.\n */'), [
      '3: Whoever asks waits.',
    ]);
    assert.deepEqual(dialectOf('/** @returns {string} What is there */'), ['1: What is there']);
  });

  it('lists no questions, and no words within a sentence', () => {
    assert.deepEqual(dialectOf('// What is it? Says what\n// Whoever reads it knows.'), []);
  });

  it('finds nothing in the files that are written by hand', () => {
    const report = execFileSync('node', ['test/support/reports/house.mjs', '--comments'], {
      encoding: 'utf8',
    });
    assert.match(report, /^comment lines over 100 columns +0$/m, report);
    assert.match(report, /^sentences of comments: .* +0$/m, report);
  });
});
