import { createHash } from 'node:crypto';
import { withoutImports } from './late-files.mjs';

/**
 * The file name of the locator for badges. The build of the locator sets it, before that of the
 * badge.
 */
let fileName;

/**
 * A rollup plugin. It emits the locator's entry as a later file of the badge, with the hash of its
 * content in its name. A theme adds `?v=…` to no address that a script imports, so a shop's server
 * could give an old `store-locator.js` for a year. Its own later files are those of every locator.
 */
export function locatorForBadges() {
  return {
    name: 'locator-for-badges',
    generateBundle(_, bundle) {
      const source = withoutImports(bundle['store-locator.js'].code).code;
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      fileName = `store-locator-in-dialog-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/**
 * A rollup plugin. The badge's dialog loads the files of the page's locator, and no second copy of
 * them.
 */
export function locatorOfPage() {
  return {
    name: 'locator-of-page',
    resolveId: (source) =>
      source === './store-locator.js' ? { id: `./${fileName}`, external: true } : null,
  };
}
