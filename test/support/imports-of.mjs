import { parseAst } from 'rollup/parseAst';

/** The files beside a built module that it imports at once, by name: not what it imports with import(). */
export function importsOf(code) {
  return parseAst(code)
    .body.flatMap(({ source }) => (source ? [source.value] : []))
    .map((specifier) => specifier.replace(/^\.\//, ''));
}
