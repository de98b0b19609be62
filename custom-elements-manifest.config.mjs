import { editorTypes } from './build/editor-types.mjs';

/** `cem analyze`: the public surface of the elements, for editors and documentation. */
export default {
  globs: ['src/elements/**/*.ts', 'src/store-locator.ts', 'src/stock-badge.ts'],
  outdir: 'dist/npm',
  litelement: true,
  packagejson: false,
  plugins: [definitions(), spreadProperties(), publicSurface(), publishedPaths(), editorTypes()],
};

/**
 * Reads `define('store-locator', StoreLocatorElement)`. The analyzer itself reads only calls of
 * `customElements.define`.
 */
function definitions() {
  return {
    name: 'definitions',
    analyzePhase({ ts, node, moduleDoc }) {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'define') return;
      const [tag, element] = node.arguments;
      moduleDoc.exports.push({
        kind: 'custom-element-definition',
        name: tag.text,
        declaration: { name: element.text },
      });
    },
    packageLinkPhase({ customElementsManifest: { modules } }) {
      const declared = modules.flatMap(({ path, declarations }) =>
        declarations.map((declaration) => ({ path, declaration })),
      );
      for (const definition of modules.flatMap(({ exports = [] }) => exports)) {
        if (definition.kind !== 'custom-element-definition') continue;
        const { name } = definition.declaration;
        const found = declared.find(({ declaration }) => declaration.name === name);
        if (!found) throw new Error(`<${definition.name}>: no class ${name}`);
        definition.declaration.module = found.path;
        Object.assign(found.declaration, { tagName: definition.name, customElement: true });
      }
    },
  };
}

/**
 * `...connectionProperties` in an element's `static properties` gives the element attributes that
 * the analyzer does not see. The interface of that name documents them.
 */
function spreadProperties() {
  const docs = new Map();
  const spread = [];
  return {
    name: 'spread-properties',
    analyzePhase({ ts, node }) {
      if (ts.isInterfaceDeclaration(node)) {
        for (const { name, jsDoc } of node.members) {
          if (name && jsDoc)
            docs.set(name.getText(), ts.getTextOfJSDocComment(jsDoc.at(-1).comment));
        }
      }
      const isSpread =
        ts.isVariableDeclaration(node) && node.type?.getText() === 'PropertyDeclarations';
      if (!isSpread) return;
      for (const { name, initializer } of node.initializer.properties) {
        const attribute = initializer.properties.find((option) => option.name.text === 'attribute');
        spread.push({
          fieldName: name.text,
          name: attribute?.initializer.text ?? name.text.toLowerCase(),
        });
      }
    },
    packageLinkPhase({ customElementsManifest: { modules } }) {
      for (const { members = [], attributes } of modules.flatMap((module) => module.declarations)) {
        for (const { fieldName, name } of attributes ? spread : []) {
          const member = members.find((candidate) => candidate.name === fieldName);
          if (!member) continue;
          member.attribute = name;
          member.description = docs.get(fieldName);
          attributes.push({ name, fieldName, type: member.type, description: member.description });
        }
      }
    },
  };
}

/**
 * Keeps the elements, their base classes and their events. Private members and those with an
 * underscore are removed.
 */
function publicSurface() {
  const isPublic = ({ name, privacy = 'public' }) => privacy === 'public' && !/^[#_]/.test(name);
  return {
    name: 'public-surface',
    packageLinkPhase({ customElementsManifest }) {
      const classes = customElementsManifest.modules.flatMap(({ declarations }) => declarations);
      const inherited = new Set();
      const inherit = (declaration) => {
        inherited.add(declaration);
        const name = declaration.superclass?.name;
        classes.filter((candidate) => candidate.name === name).forEach(inherit);
      };
      classes.filter(({ tagName }) => tagName).forEach(inherit);

      for (const module of customElementsManifest.modules) {
        module.declarations = module.declarations.filter(
          (declaration) => inherited.has(declaration) || declaration.name.endsWith('Event'),
        );
        const names = module.declarations.map(({ name }) => name);
        module.exports = module.exports.filter(
          ({ kind, name }) => kind === 'custom-element-definition' || names.includes(name),
        );
        for (const declaration of module.declarations) {
          declaration.members = declaration.members?.filter(isPublic);
          // dispatchEvent(new …Event()) is read as an event without a name; @fires names them
          declaration.events = declaration.events?.filter(({ name }) => name);
        }
      }
      customElementsManifest.modules = customElementsManifest.modules.filter(
        ({ exports }) => exports.length > 0,
      );
    },
  };
}

/** The package holds the built modules, not the sources. */
function publishedPaths() {
  const published = (path) => path.replace(/^\/?src\/(.*)\.(ts|js)$/, 'dist/npm/$1.js');
  const rewrite = (value) => {
    if (Array.isArray(value)) value.forEach(rewrite);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if ((key === 'path' || key === 'module') && typeof inner === 'string') {
        value[key] = published(inner);
      } else rewrite(inner);
    }
  };
  return {
    name: 'published-paths',
    packageLinkPhase: ({ customElementsManifest }) => rewrite(customElementsManifest),
  };
}
