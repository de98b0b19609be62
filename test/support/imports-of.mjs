import { parseAst } from 'rollup/parseAst';

/** A late file begins so: it waits for the files that it names. */
const isAwaited = ({ declarations: [one] = [] }) => one?.init?.type === 'AwaitExpression';

/** The files beside a built module that it needs before it runs, by name: not what it imports with import(). */
export function importsOf(code) {
  const [first, ...others] = parseAst(code).body;
  const awaited =
    first && isAwaited(first)
      ? first.declarations[0].init.argument.arguments.slice(1).map(({ value }) => value)
      : [];
  return [first, ...others]
    .flatMap((node) => (node?.source ? [node.source.value] : []))
    .concat(awaited)
    .map((specifier) => specifier.replace(/^\.\//, ''));
}
