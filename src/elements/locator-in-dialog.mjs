import { createHash } from 'node:crypto';
import { withoutImports } from './late-files.mjs';

/** In the build of the locator, which comes before that of the badge. */
let fileName;

/**
 * The locator's entry by a second name, to which no theme adds `?v=…`: what it imports is that of every locator. A rollup
 * plugin, as is the next.
 */
export function locatorForBadges() {
  return {
    name: 'locator-for-badges',
    generateBundle(_, bundle) {
      const entry = bundle['store-locator.js'].code.replace(/^\/\/# sourceMappingURL.*\n/m, '');
      const source = withoutImports(entry)?.code ?? entry;
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      fileName = `store-locator-in-dialog-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** The dialog of a badge brings the files of the page's locator, and no second copy of them. */
export function locatorOfPage() {
  return {
    name: 'locator-of-page',
    resolveId: (source) =>
      source === './store-locator.js' ? { id: `./${fileName}`, external: true } : null,
  };
}
