import { fileURLToPath } from 'node:url';

const standIn = fileURLToPath(new URL('./css-tag.ts', import.meta.url));

/** For the files that pages load: Lit's way to adopt style sheets is replaced by css-tag.ts. */
export function cssTagPlugin() {
  let isReplaced = false;
  return {
    name: 'css-tag',
    async resolveId(source, importer, options) {
      if (!/[/\\]css-tag\.js$/.test(source) || importer === standIn) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!/[/\\]@lit[/\\]reactive-element[/\\]css-tag\.js$/.test(found?.id ?? '')) return found;
      isReplaced = true;
      return standIn;
    },
    generateBundle(_, bundle) {
      const names = Object.values(bundle).flatMap(({ moduleIds }) => moduleIds ?? []);
      const usesLit = names.some((id) => /reactive-element\.js$/.test(id));
      if (usesLit && !isReplaced) this.error('Lit has no css-tag.js any more');
    },
  };
}
