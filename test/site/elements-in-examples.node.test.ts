import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { examples } from './read-examples.js';

interface Declared {
  readonly tagName?: string;
  readonly attributes?: readonly { readonly name?: string }[];
  readonly members?: readonly { readonly name: string }[];
}

/** The names that a page may write on each element: its attributes, and in JSX its properties. */
function namesByTag(): ReadonlyMap<string, ReadonlySet<string>> {
  const { modules } = JSON.parse(readFileSync('dist/npm/custom-elements.json', 'utf8')) as {
    readonly modules: readonly { readonly declarations?: readonly Declared[] }[];
  };
  const elements = modules.flatMap(({ declarations = [] }) => declarations);
  return new Map(
    elements.flatMap(({ tagName, attributes = [], members = [] }) =>
      tagName
        ? [[tagName, new Set([...attributes, ...members].map(({ name = '' }) => name))] as const]
        : [],
    ),
  );
}

/** Values may have any text, an arrow or a tag of a template language among it. */
const value = String.raw`"[^"]*"|'[^']*'|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}`;
const tag = new RegExp(
  String.raw`<(store-locator|stock-badge)((?:\s+[^\s=>/"'{]+(?:=(?:${value}|[^\s>"'{]+))?|\s*\{[%{][^]*?[%}]\}|\s*<\?php[^]*?\?>)*)\s*/?>`,
  'g',
);
/** Names of every element, of a framework, and handlers. */
const isOfAll = (name: string): boolean =>
  /^(class|className|id|key|lang|dir|ref|slot|style)$|^(on|@|:|v-|data-|aria-)/.test(name);

describe('the elements in the examples of the docs, the site and the kits', () => {
  it('have only attributes and properties that there are', () => {
    const known = namesByTag();
    let seen = 0;
    const strange = examples.flatMap(({ page, code }) =>
      [...code.matchAll(tag)].flatMap(([, element = '', written = '']) => {
        seen++;
        const names = written.replaceAll(new RegExp(`=(${value}|[^\\s>]+)`, 'g'), ' ');
        return names
          .replaceAll(/\{[%{][^]*?[%}]\}|<\?php[^]*?\?>/g, ' ')
          .split(/\s+/)
          .filter(
            (name) => name && name !== '…' && !isOfAll(name) && !known.get(element)?.has(name),
          )
          .map((name) => `${page}: ${name} on <${element}>`);
      }),
    );
    assert.ok(seen > 30, `${seen} tags`);
    assert.deepEqual(strange, []);
  });
});
