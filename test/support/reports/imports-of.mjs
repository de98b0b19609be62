import { parseAst } from 'rollup/parseAst';

/** What the first statement of a late file's `begin` waits for. */
function awaitedFirst({ declaration }) {
  const [first] = declaration?.declarations?.[0]?.init?.body?.body ?? [];
  const awaited = first?.declarations?.[0]?.init;
  return awaited?.type === 'AwaitExpression' ? awaited.argument.arguments : [];
}

/** The files beside a built module that it needs before it runs, by name: not what it imports with import(). */
export function importsOf(code) {
  return parseAst(code)
    .body.flatMap((node) => (node.source ? [node.source] : awaitedFirst(node)))
    .map(({ value }) => value.replace(/^\.\//, ''));
}
