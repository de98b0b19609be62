import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { decodePlaces } from '../../src/controllers/places/decode-places.js';

interface Named {
  readonly name: string;
}

interface Declaration {
  readonly tagName?: string;
  readonly attributes: readonly (Named & { readonly fieldName: string })[];
  readonly members: readonly (Named & { readonly static?: boolean })[];
  readonly events: readonly Named[];
  readonly slots: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
  readonly cssStates: readonly Named[];
}

const { modules } = JSON.parse(readFileSync('dist/npm/custom-elements.json', 'utf8')) as {
  modules: readonly { readonly declarations?: readonly Declaration[] }[];
};

/** Returns every name in the manifest, in the form that a reader would look for. */
function promised({ attributes, members, ...rest }: Declaration): string[] {
  const fields = attributes.map(({ fieldName }) => fieldName);
  const own = members.filter((member) => !member.static && !fields.includes(member.name));
  const { events, slots, cssParts, cssProperties, cssStates } = rest;
  return [attributes, own, events, slots, cssParts, cssProperties, cssStates]
    .flat()
    .map(({ name }) => name)
    .filter(Boolean);
}

/**
 * Returns the code words of a section. "`search(text)`" gives `search`; "`--a-in`, `-out`" gives
 * both full names.
 */
function codeIn(section: string): Set<string> {
  let prefix = '';
  const words = [...section.matchAll(/`(:state\()?([^`(]*)[^`]*`/g)].map(([, , word = '']) => {
    if (word.startsWith('--')) prefix = word.slice(0, word.lastIndexOf('-'));
    return /^-\w/.test(word) ? prefix + word : word.replace(/\)$/, '');
  });
  return new Set(words);
}

for (const element of modules.flatMap(({ declarations = [] }) => declarations)) {
  const { tagName: tag } = element;
  if (!tag) continue;
  describe(`the page of the docs on <${tag}>`, () => {
    const section = readFileSync(`docs/${tag}.md`, 'utf8');

    it('names every attribute, property and event of the manifest', () => {
      const code = codeIn(section);
      assert.deepEqual(
        promised(element).filter((name) => !code.has(name)),
        [],
      );
    });

    it('has no attribute or event that the manifest lacks', () => {
      const names = promised(element);
      const isReference = (part: string) => /^(Attributes|Properties|Methods|Events)\n/.test(part);
      const tables = section.split(/^## /m).filter(isReference).join('\n');
      const rows = [...tables.matchAll(/^\| (`[^|]*)\|/gm)].map(([, cell = '']) => cell);
      assert.ok(rows.length > 0);
      const told = rows.flatMap((cell) => [...codeIn(cell)]);
      assert.deepEqual(
        told.filter((name) => !names.includes(name)),
        [],
      );
    });
  });
}

describe('the page on coordinates', () => {
  it('names every field of a geocoder’s place that is read, and no other', () => {
    const page = readFileSync('docs/coordinates.md', 'utf8');
    const [section = ''] = page.split(/^## /m).filter((text) => /^.*`geocoder`$/m.test(text));
    const rows = [...section.matchAll(/^\| (`[^|]*)\|/gm)].map(([, cell = '']) => cell);
    const read = new Set<string>();
    const place = new Proxy({}, { get: (_, field) => void read.add(String(field)) });
    decodePlaces([place]);
    assert.deepEqual(rows.flatMap((cell) => [...codeIn(cell)]).sort(), [...read].sort());
  });
});
