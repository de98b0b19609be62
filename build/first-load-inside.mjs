import MagicString from 'magic-string';

/** Where the entries of a page leave what their later files need of them. */
const registry = 'globalThis[Symbol.for("store-locator-elements:files")]';
const inRegistry = (file) => `${registry}[${JSON.stringify(file)}]`;

/** A file and all those that it leads to, dependencies first. */
function reachedFrom(file, nextOf, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...nextOf(file).flatMap((next) => reachedFrom(next, nextOf, seen)), file];
}

/** Which files each entry has inside, and which of them another file still has to import. */
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
    /** It may run on the page of an entry that has not this file inside. */
    mustImport: (importer, file) =>
      entries.some(({ inside, reached }) => reached.has(importer) && !inside.includes(file)),
  };
}

const nameOf = (node) => node.name ?? node.value;
const pairs = (specifiers, from, to) =>
  specifiers.map((each) => `${nameOf(each[from])}: ${nameOf(each[to])}`).join(', ');

/**
 * Puts all that an entry imports at once into the entry's own file: a page that waits for its stores waits for one answer
 * less. A file that comes later and needs a part of that can't import the entry, which would run a second time wherever a
 * theme adds `?v=…` to its address. So each such part is a function that runs once a page, whichever entry has it inside,
 * and leaves what it exports in a registry under its own name, which holds the hash of its content. A rollup plugin; what
 * looks at the files of the bundle comes after it.
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
            // Entries alone pass on what they import.
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
