import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { layers } from '../lint/layers.mjs';

const text = readFileSync('ARCHITECTURE.md', 'utf8');

interface Step {
  readonly file: string;
  readonly name: string;
}

/** The steps of each road, by its heading. */
const roads = new Map(
  [...text.matchAll(/^## (The road of .*)\n([^]*?)(?=^## )/gm)].map(([, title = '', body = '']) => [
    title,
    [...body.matchAll(/\| `(src\/[^`]+)` +\| `([^`]+)` +\|$/gm)].map(
      ([, file = '', name = '']): Step => ({ file, name }),
    ),
  ]),
);

describe('ARCHITECTURE.md', () => {
  it('describes the roads of a public key, a location, a key press and a variant', () => {
    assert.deepEqual(
      [...roads.keys()],
      ['public key', 'location', 'key press', 'variant'].map((what) => `The road of a ${what}`),
    );
    for (const [title, steps] of roads) assert.ok(steps.length >= 8, title);
  });

  it('names existing files on each road, and what each of them has', () => {
    const wrong = [...roads].flatMap(([title, steps]) =>
      steps
        .filter(
          ({ file, name }) =>
            !existsSync(file) || !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8')),
        )
        .map(({ file, name }) => `${title}: ${file}, ${name}`),
    );
    assert.deepEqual(wrong, []);
  });

  it('has a row for every folder that the lint rules know', () => {
    const rooms = Object.keys(layers)
      .filter((key) => /^[a-z0-9-]+\/$/.test(key))
      .map((key) => key.slice(0, -1));
    const missing = rooms.filter((room) => !text.includes(`| \`${room}\` `) && room !== 'styles');
    assert.deepEqual(missing, []);
  });

  it('names existing files and folders, as the other pages for maintainers do', () => {
    const missing = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/glossary.md'].flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/`((?:src|build|test|docs)\/[\w./-]+)`/g)]
        .map(([, path = '']) => path)
        // SUBJECT stands for a name of one's own.
        .filter((path) => !existsSync(path) && !path.includes('SUBJECT'))
        .map((path) => `${page}: ${path}`),
    );
    assert.deepEqual(missing, []);
  });
});
