import { readFileSync } from 'node:fs';

/** What a badge's side and its later parts both need, and a first status does not: a few lines each. */
const shared = /\/src\/(controllers\/(adopt-sheet|country-hints)|i18n\/en-chooser)\.ts$/;
const lateParts = /\/stock-badge\/(dialog|stores)\//;
/** What a locator's side and a badge's share: too little for a request of its own, and its copies meet on the page. */
const told = /\/src\/page\/read-listings\.ts$/;
const tellers = /\/src\/controllers\/tell-listing\.ts$/;
const copy = '.copy.ts';

/**
 * Gives a badge's dialog and its list of stores copies of their own of what they share with the badge's side, so that
 * they import no file of it: where the side came by a second try, engines remember its first address as one that can't
 * be had, and whatever imports that. So has a locator's side what it tells badges by. A rollup plugin.
 */
export function latePartsAlone() {
  return {
    name: 'late-parts-alone',
    async resolveId(source, importer) {
      const copied = [
        [lateParts, shared],
        [tellers, told],
      ].find(([importers]) => importers.test(importer ?? ''))?.[1];
      if (!copied) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && copied.test(found.id) ? found.id.replace(/\.ts$/, copy) : null;
    },
    load: (id) => (id.endsWith(copy) ? readFileSync(id.replace(copy, '.ts'), 'utf8') : null),
    generateBundle(_, bundle) {
      const isSide = (fileName) => fileName.includes('badge-side');
      for (const { fileName, imports = [] } of Object.values(bundle))
        if (imports.some(isSide)) this.error(`${fileName} imports the badge's side`);
    },
  };
}
