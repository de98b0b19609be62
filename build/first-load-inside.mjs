import MagicString from 'magic-string';

/** The registry on a page in which entries leave the parts that their later files need. */
const registry = 'globalThis[Symbol.for("store-locator-elements:files")]';
const inRegistry = (file) => `${registry}[${JSON.stringify(file)}]`;

/** Returns a file and all files that it leads to, dependencies first. */
function reachedFrom(file, nextOf, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...nextOf(file).flatMap((next) => reachedFrom(next, nextOf, seen)), file];
}

/** Finds the files inside each entry, and those of them that another file still has to import. */
function planOf(chunks) {
  const nextOf = (file) => chunks[file]?.imports ?? [];
  const everyNextOf = (file) => [...nextOf(file), ...(chunks[file]?.dynamicImports ?? [])];
  const entries = Object.values(chunks)
    .filter(({ type, isEntry }) => isEntry && type !== 'asset')
    .map(({ fileName }) => ({
      fileName,
      inside: reachedFrom(fileName, nextOf).slice(0, -1),
      reached: new Set(reachedFrom(fileName, everyNextOf)),
    }));
  return {
    entries,
    isInside: (file) => entries.some(({ inside }) => inside.includes(file)),
    /**
     * True when the importer may run on the page of an entry that does not have this file inside.
     */
    mustImport: (importer, file) =>
      entries.some(({ inside, reached }) => reached.has(importer) && !inside.includes(file)),
  };
}

const nameOf = (node) => node.name ?? node.value;
const pairs = (specifiers, from, to) =>
  specifiers.map((each) => `${nameOf(each[from])}: ${nameOf(each[to])}`).join(', ');

/**
 * A rollup plugin. It puts all direct imports of an entry into the entry's own file, so that a page
 * waits for one response less before its stores. A later file that needs such a part cannot import
 * the entry: the entry would run a second time wherever a theme adds `?v=…` to its address. So each
 * part is a function that runs once per page, whichever entry has it inside. It leaves its exports
 * in a registry under its own name, which holds the hash of its content. Plugins that look at the
 * files of the bundle must come after this one.
 */
export function firstLoadInside() {
  return {
    name: 'first-load-inside',
    renderChunk(code, { fileName, isEntry, dynamicImports }, _, { chunks }) {
      const { isInside, mustImport } = planOf(chunks);
      if (dynamicImports.some(isInside)) this.error(`${fileName} imports a part of an entry later`);
      const isPart = isInside(fileName);
      const text = new MagicString(code);
      const imports = [];
      const exported = [];
      const variables = new Map();
      const variableOf = (part) => {
        if (!variables.has(part)) variables.set(part, `partOfEntry${variables.size}`);
        return variables.get(part);
      };
      let own = 0;
      for (const node of this.parse(code).body) {
        const file = node.source?.value.replace('./', '');
        if (file && isInside(file)) {
          if (!isEntry && mustImport(fileName, file)) imports.push(`import './${file}';\n`);
          const names = node.specifiers ?? [];
          if (node.type === 'ImportDeclaration') {
            const read = `const { ${pairs(names, 'imported', 'local')} } = ${names.length ? variableOf(file) : ''};`;
            text.overwrite(node.start, node.end, names.length ? read : '');
          } else {
            // Only entries pass on their imports.
            if (!isEntry) this.error(`${fileName} exports what ${file} does`);
            const passedOn = names.map(({ local, exported }) => ({
              local,
              exported,
              variable: { name: `passedOn${own++}` },
            }));
            const read = `const { ${pairs(passedOn, 'local', 'variable')} } = ${variableOf(file)};
export { ${passedOn.map((each) => `${each.variable.name} as ${nameOf(each.exported)}`).join(', ')} };`;
            text.overwrite(node.start, node.end, read);
          }
        } else if (isPart && node.type === 'ExportNamedDeclaration' && !node.declaration) {
          exported.push(pairs(node.specifiers, 'exported', 'local'));
          text.remove(node.start, node.end);
        } else if (isPart && /^(Import|Export)/.test(node.type)) {
          this.error(`${fileName} can't be put inside: ${node.type}`);
        }
      }
      for (const [part, variable] of variables)
        text.prepend(`const ${variable} = ${inRegistry(part)};\n`);
      if (isPart) {
        text.prepend(`(${registry} ??= {})[${JSON.stringify(fileName)}] ??= (() => {\n`);
        text.append(`\nreturn { ${exported.join(', ')} };\n})();\n`);
      }
      text.prepend(imports.join(''));
      return text.hasChanged()
        ? { code: text.toString(), map: text.generateMap({ hires: true }) }
        : null;
    },
    generateBundle(_, bundle) {
      const { entries } = planOf(bundle);
      const parts = new Set(entries.flatMap(({ inside }) => inside));
      for (const { fileName, inside } of entries) {
        const entry = bundle[fileName];
        const all = [...inside.map((part) => bundle[part]), entry];
        const sections = [];
        const texts = [];
        let line = 0;
        for (const { code, map } of all) {
          if (code.startsWith('import')) this.error(`a part of ${fileName} imports another file`);
          const text = `${code.trimEnd().replace(/;?$/, ';')}\n`;
          texts.push(text);
          sections.push({ offset: { line, column: 0 }, map: JSON.parse(map.toString()) });
          line += text.split('\n').length - 1;
        }
        entry.code = texts.join('');
        bundle[`${fileName}.map`].source = JSON.stringify({ version: 3, sections });
        entry.modules = Object.assign({}, ...all.map(({ modules }) => modules));
        entry.moduleIds = all.flatMap(({ moduleIds }) => moduleIds);
        entry.imports = [];
      }
      for (const part of [...parts].reverse()) {
        if (Object.values(bundle).some(({ code }) => code?.includes(`"./${part}"`))) continue;
        delete bundle[part];
        delete bundle[`${part}.map`];
      }
    },
  };
}
