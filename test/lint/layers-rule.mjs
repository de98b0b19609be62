import { posix, sep } from 'node:path';
import { layers } from './layers.mjs';

/** The ESLint rule that holds src/ to the table in layers.mjs, for every way to write an import. */
export const layersRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forbidden: '{{from}} may not import {{to}}: see test/lint/layers.mjs.',
      unknown: 'import() of an address that is not written out cannot be checked.',
    },
  },
  create(context) {
    const from = context.filename.split(sep).join('/').split('/src/').at(-1);

    function check(node, { isDynamic = false } = {}) {
      if (!node) return;
      if (typeof node.value !== 'string') {
        context.report({ node, messageId: 'unknown' });
        return;
      }
      const to = targetOf(from, node.value);
      if (!mayImport(from, to, isDynamic)) {
        context.report({ node, messageId: 'forbidden', data: { from, to } });
      }
    }

    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source, { isDynamic: true }),
      TSImportType: ({ source }) => check(source),
      TSExternalModuleReference: ({ expression }) => check(expression),
    };
  },
};

/** A file of src/ such as `page/listing.ts`, `../…` when outside src/, or a package's name. */
function targetOf(from, specifier) {
  if (specifier.startsWith('node:')) return 'node:';
  if (specifier.startsWith('.')) {
    return posix.join(posix.dirname(from), specifier).replace(/\.js$/, '.ts');
  }
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function mayImport(from, to, isDynamic) {
  if (isOwnRoom(from, to)) return true;
  const key = Object.keys(layers)
    .filter((candidate) => from.startsWith(candidate))
    .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest));
  return layers[key].some((allowed) => {
    if (allowed.endsWith('/')) return to.startsWith(allowed);
    return to === allowed || (isDynamic && allowed === `import(${to})`);
  });
}

function isOwnRoom(from, to) {
  const [room, folder, ...rest] = from.split('/');
  if (!folder || !to.startsWith(`${room}/`)) return false;
  if (room !== 'elements') return true;
  const [, toFolder, ...toRest] = to.split('/');
  const isShared = toRest.length === 0;
  return isShared || (rest.length > 0 && toFolder === folder);
}
