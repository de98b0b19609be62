import { readFileSync, readdirSync } from 'node:fs';

/** A rollup plugin that writes the licences of all bundled packages, which ask to be included. */
export function withLicences() {
  return {
    name: 'with-licences',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap(({ moduleIds }) => moduleIds ?? []);
      const names = modules.map((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
      const texts = [...new Set(names)].filter(Boolean).sort().map(licenceOf);
      this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source: texts.join('\n\n') });
    },
  };
}

function licenceOf(name) {
  const folder = `node_modules/${name}`;
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate));
  const text = readFileSync(`${folder}/${file}`, 'utf8').trim();
  // Some packages only link to the Apache licence, but that licence asks for a copy.
  const isStub = license === 'Apache-2.0' && !text.includes('END OF TERMS AND CONDITIONS');
  const whole = isStub ? `\n\n${readFileSync('build/Apache-2.0.txt', 'utf8').trim()}` : '';
  return `${name} ${version} (${license})\n\n${text}${whole}\n`;
}
