import { createHash } from 'node:crypto';
import { withoutImports } from './late-files.mjs';

/** In the build of the locator, which comes before that of the badge. */
let fileName;

/**
 * The locator's entry as a later file of the badge, with the hash of its content in its name: a theme adds `?v=…` to no address that a script
 * imports, so a shop's server may give an old `store-locator.js` for a year. Its later files are those of every locator.
 * A rollup plugin, as is the next.
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

/** The dialog of a badge brings the files of the page's locator, and no second copy of them. */
export function locatorOfPage() {
  return {
    name: 'locator-of-page',
    resolveId: (source) =>
      source === './store-locator.js' ? { id: `./${fileName}`, external: true } : null,
  };
}
