import { parseAst } from 'rollup/parseAst';

/** Returns the imports that the first statement of a late file's `begin` awaits. */
function awaitedFirst({ declaration }) {
  const [first] = declaration?.declarations?.[0]?.init?.body?.body ?? [];
  const awaited = first?.declarations?.[0]?.init;
  return awaited?.type === 'AwaitExpression' ? awaited.argument.arguments : [];
}

/**
 * Returns the names of the files that a built module needs before it runs, without its import()
 * calls.
 */
export function importsOf(code) {
  return parseAst(code)
    .body.flatMap((node) => (node.source ? [node.source] : awaitedFirst(node)))
    .map(({ value }) => value.replace(/^\.\//, ''));
}
