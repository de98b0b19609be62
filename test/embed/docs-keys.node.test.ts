import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { holdsSecretKey } from '../../src/domain/secret-key.js';
import { placeholders } from '../../src/page/resolve-connection.js';

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'demo/shop/snippet.js',
];
/** A key where one is to be put: in an attribute, a `<meta>` element, an option, a command. */
const printed = /public-?key(?:=|"? content=|: | )["']?(pk_[^\s"'`,)]*)/gi;

describe('the public keys that the docs print', () => {
  const keys = new Set(
    pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(printed)].map(([, key]) => key),
    ),
  );

  it('are refused when a shop forgets to replace them, and no other key is', () => {
    assert.deepEqual([...keys].sort(), [...placeholders].sort());
  });
});

describe('the examples of secret keys in the docs', () => {
  const docs = readFileSync('docs/privacy.md', 'utf8');
  const [, rules = ''] = docs.split('## Which keys belong in a page');
  const shown = [...rules.matchAll(/`([^`]*)`/g)].map(([, text = '']) => text);
  const isHarmless = (text: string): boolean => /^(desk_lamp|\/sk_SK\/data\/)$/.test(text);

  it('are recognized as the docs say', () => {
    const withWords = shown.filter(
      (text) => /k_/i.test(text) && !/^(pk_[a-z_]*…?|sk_)$/.test(text),
    );
    assert.ok(withWords.length >= 5, withWords.join());
    for (const text of withWords) assert.equal(holdsSecretKey(text), !isHarmless(text), text);
  });
});
