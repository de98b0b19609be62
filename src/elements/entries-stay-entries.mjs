/** A theme may add `?v=…` to an entry: whoever imports it without would run it a second time. A rollup plugin. */
export function entriesStayEntries() {
  return {
    name: 'entries-stay-entries',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      for (const { fileName, imports, dynamicImports } of chunks) {
        const entry = [...imports, ...dynamicImports].find((name) => entries.includes(name));
        if (entry) this.error(`${fileName} imports the entry ${entry}`);
      }
    },
  };
}
