import { readFileSync, writeFileSync } from 'node:fs';
import { generateJsxTypes } from '@wc-toolkit/jsx-types';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateSvelteTypes } from 'custom-element-svelte-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { generateVuejsTypes } from 'custom-element-vuejs-integration';

/** The folder of the manifest. */
const outdir = 'dist/npm';

/**
 * A plugin of the manifest analyzer, which must come last. From the manifest it writes types of
 * both tags for React, Preact, Vue and Svelte, and data for editors. Maintained packages generate
 * these files. But the types that they write for one framework change the types of others, or name
 * packages that are not installed, which strict projects refuse. So each framework has a file of
 * its own, and its last lines are written here.
 */
export function editorTypes() {
  return {
    name: 'editor-types',
    packageLinkPhase({ customElementsManifest }) {
      const manifest = elementsAlone(customElementsManifest);
      const types = { outdir, globalTypePath: './index.js', hideLogs: true };
      generateJsxTypes(manifest, {
        ...types,
        fileName: 'jsx.d.ts',
        excludeCssCustomProperties: true,
      });
      generateVuejsTypes(manifest, { ...types, fileName: 'vue.d.ts' });
      generateSvelteTypes(manifest, { ...types, fileName: 'svelte.d.ts' });
      generateVsCodeCustomElementData(manifest, { outdir, hideLogs: true });
      generateJetBrainsWebTypes(manifest, {
        outdir,
        packageJson: false,
        hideLogs: true,
      });
      const events = manifest.modules
        .flatMap(({ declarations }) => declarations)
        .flatMap(({ events = [] }) => events.map(({ type }) => type.text));
      const imported = `import type { ${[...new Set(events)].sort().join(', ')} } from './index.js';\n`;
      finish('jsx.d.ts', 'declare module', { first: imported });
      for (const framework of ['react', 'preact'])
        writeFileSync(`${outdir}/${framework}.d.ts`, ofJsx(framework));
      finish('vue.d.ts', 'declare global');
      finish('svelte.d.ts', 'declare namespace svelteHTML', {
        first: 'declare namespace JSX { type Element = unknown; type CSSProperties = string }\n',
        last: `declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tagsOf('CustomElements')}
  }
}\n`,
      });
    },
  };
}

/**
 * Returns the manifest without the elements' base classes. Their members are also listed in the
 * elements.
 */
function elementsAlone(manifest) {
  const copy = structuredClone(manifest);
  for (const module of copy.modules)
    module.declarations = module.declarations.filter(({ tagName }) => tagName);
  return copy;
}

/** Cuts a generated file before the line that begins with `end`, and adds own text around it. */
function finish(name, end, { first = '', last = '' } = {}) {
  const path = `${outdir}/${name}`;
  const text = readFileSync(path, 'utf8');
  const at = text.indexOf(`\n${end}`);
  if (at < 0) throw new Error(`${name} has no "${end}" any more`);
  writeFileSync(path, `${first}${text.slice(0, at).trimEnd()}\n${last}`);
}

const ofJsx = (framework) => `import type { CustomElements } from './jsx.js';

declare module '${framework}' {
  namespace JSX {
    interface IntrinsicElements {
${tagsOf('CustomElements')}
    }
  }
}
`;

const tagsOf = (types) =>
  ['store-locator', 'stock-badge'].map((tag) => `      '${tag}': ${types}['${tag}'];`).join('\n');
