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
  it('has the roads of a public key, a location, a key press and a variant', () => {
    assert.deepEqual(
      [...roads.keys()],
      ['public key', 'location', 'key press', 'variant'].map((what) => `The road of a ${what}`),
    );
    for (const [title, steps] of roads) assert.ok(steps.length >= 8, title);
  });

  it('names files on each road that are there, and what each of them has', () => {
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

  it('names no other file of src/ that is gone', () => {
    const named = [...text.matchAll(/`(src\/[^`]+\.ts)`/g)].map(([, file = '']) => file);
    assert.deepEqual(
      named.filter((file) => !existsSync(file)),
      [],
    );
  });

  it('has a row for every room that the lint knows', () => {
    const rooms = Object.keys(layers)
      .filter((key) => /^[a-z0-9]+\/$/.test(key))
      .map((key) => key.slice(0, -1));
    const missing = rooms.filter((room) => !text.includes(`| \`${room}\` `) && room !== 'styles');
    assert.deepEqual(missing, []);
  });
});
