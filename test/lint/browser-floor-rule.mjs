import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

const require = createRequire(import.meta.url);
const { api, javascript } = require('@mdn/browser-compat-data');
const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
const floor = browserslist.map((line) => line.split(' '));

/**
 * The ESLint rule that refuses features which the oldest browsers of package.json's `browserslist`
 * lack. It knows them by the type of the object: `AbortSignal.any(…)`, `internals.states`. Code
 * passes that asks for the feature first (`typeof`, `?.`), or keeps it as a value that may be
 * undefined.
 */
export const browserFloorRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { lacking: '{{name}} is not in {{browsers}}: ask for it first.' },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    function check(node, name, owners) {
      const lacking = lackingBrowsers(name, owners);
      if (lacking.length === 0 || isAskedFor(node) || mayBeUndefined(node)) return;
      context.report({ node, messageId: 'lacking', data: { name, browsers: lacking.join(', ') } });
    }

    function mayBeUndefined(node) {
      const type = checker.getContextualType(esTreeNodeToTSNodeMap.get(node));
      return type?.types?.some(({ flags }) => flags & ts.TypeFlags.Undefined) ?? false;
    }

    /** The interface that lib.dom.d.ts declares it in; undefined for what is not the platform's. */
    function platformOwner(node) {
      const symbol = checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(node));
      const declaration = symbol?.declarations?.find((candidate) =>
        program.isSourceFileDefaultLibrary(candidate.getSourceFile()),
      );
      if (!declaration) return undefined;
      const { parent } = declaration;
      // `declare var AbortSignal: { any(…): … }` declares what is static
      return (parent.name ?? parent.parent?.name)?.text ?? 'globalThis';
    }

    return {
      'MemberExpression[computed=false]'(node) {
        const owner = platformOwner(node.property);
        if (!owner) return;
        const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node.object));
        const owners = [owner, ...namesOf(checker.getNonNullableType(type))];
        // Where a whole interface is lacking, whatever gave us the object has been reported.
        if (owners.some((name) => lackingBrowsers(name, ['Window']).length > 0)) return;
        check(node, node.property.name, owners);
      },
      'CallExpression > Identifier.callee, NewExpression > Identifier.callee'(node) {
        if (platformOwner(node)) check(node, node.name, ['Window']);
      },
    };
  },
};

/**
 * lib.dom.d.ts declares much in mixins, which the data does not have. It has the object's own
 * types.
 */
function namesOf(type) {
  const bases = type.isClassOrInterface() ? (type.getBaseTypes?.() ?? []) : [];
  return [type.symbol?.name, ...bases.flatMap(namesOf)];
}

function lackingBrowsers(name, owners) {
  const records = [api, javascript.builtins].flatMap((data) => [
    ...owners.flatMap((owner) => [data[owner]?.[name], data[owner]?.[`${name}_static`]]),
    ...(owners.includes('Window') ? [data[name]] : []),
  ]);
  const support = records.find((record) => record?.__compat)?.__compat.support;
  if (!support) return [];
  return floor
    .filter(([browser, version]) => !supports(support[browser], version))
    .map(([browser, version]) => `${browser} ${version}`);
}

function supports(statements, version) {
  return [statements].flat().some((statement) => {
    const { version_added: added, flags, prefix, alternative_name: alias } = statement ?? {};
    if (typeof added !== 'string' || added === 'preview' || flags || prefix || alias) return false;
    return Number.parseFloat(added.replace('≤', '')) <= Number.parseFloat(version);
  });
}

function isAskedFor(node) {
  const { parent } = node;
  if (parent.type === 'UnaryExpression' && parent.operator === 'typeof') return true;
  return parent.optional === true && (parent.object ?? parent.callee) === node;
}
