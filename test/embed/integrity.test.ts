import { expect } from '@open-wc/testing';
import { freshScenario, until } from '../support/harness/page.js';
import { EmbeddedPage } from './embedded-page.js';

type Hashes = Readonly<Record<string, string>>;
type Outcome = 'ran' | 'refused';

/** The results that the page's own scripts write. */
interface Outcomes {
  readonly outcomes?: Record<string, Outcome>;
  readonly tampered?: boolean;
}

const { origin } = location;
let page: EmbeddedPage | undefined;
afterEach(() => page?.remove());

const open = (html: string): EmbeddedPage => (page = new EmbeddedPage(html));
const mapTag = (text: string): string => `<script type="importmap">${text}</script>`;
const mapOf = (hashes: Hashes, folder: string): string =>
  JSON.stringify({
    integrity: Object.fromEntries(
      Object.entries(hashes).map(([name, hash]) => [`${origin}${folder}${name}`, hash]),
    ),
  });
const read = async <T>(path: string): Promise<T> => (await (await fetch(path)).json()) as T;

/**
 * Imports each file separately, as the elements do, and returns the outcomes. The elements load
 * first, as they were built, from a folder that the import map does not name.
 */
async function imported(names: readonly string[], folder: string, head: string) {
  const { window } = open(`${head}<script type="module">
    await import('${origin}/dist/cdn/store-locator-elements.js');
    globalThis.outcomes = {};
    const lateFiles = globalThis[Symbol.for('store-locator-elements:late-files')];
    const names = ${JSON.stringify(names)};
    const load = (name) => lateFiles('${origin}${folder}', name).then(
      () => (outcomes[name] = 'ran'),
      () => (outcomes[name] = 'refused'),
    );
    // Later files import from their entry, so the entries are loaded first.
    const comesLater = (name) => /^store-locator-.+-\\w{6,8}\\.js$/.test(name);
    await Promise.all(names.filter((name) => !comesLater(name)).map(load));
    names.filter(comesLater).map(load);
  </script>`);
  const page = (): Outcomes => window as Outcomes;
  await until(() => Object.keys(page().outcomes ?? {}).length === names.length);
  return { outcomes: page().outcomes, tampered: page().tampered ?? false };
}

const all = (names: readonly string[], outcome: Outcome) =>
  Object.fromEntries(names.map((name) => [name, outcome]));

/** Whether this browser supports integrity in an import map. Older browsers load any file. */
async function knowsMaps(): Promise<boolean> {
  const name = 'configure.js';
  const map = mapOf({ [name]: `sha384-${btoa('-'.repeat(48))}` }, '/as-built/dist/cdn/');
  const { outcomes } = await imported([name], '/as-built/dist/cdn/', mapTag(map));
  page?.remove();
  return outcomes?.[name] === 'refused';
}

describe('the hashes of the built files', () => {
  const [built, changed] = ['/as-built/dist/cdn/', '/tampered/dist/cdn/'];
  let hashes: Hashes;
  const isClassic = (name: string): boolean => name.endsWith('.classic.js');
  const typeOf = (name: string): string => (isClassic(name) ? '' : 'type="module"');
  const modules = (): string[] => Object.keys(hashes).filter((name) => !isClassic(name));
  before(async () => {
    hashes = await read<Hashes>(`${built}integrity.json`);
  });

  it('are also in the import map, with the addresses that a page beside the files needs', async () => {
    const map = await read<{ readonly integrity: Hashes }>(`${built}importmap.json`);
    const beside = Object.entries(hashes).map(([name, hash]) => [`./${name}`, hash] as const);
    expect(map).to.deep.equal({ integrity: Object.fromEntries(beside) });
    expect(modules().length).to.be.greaterThan(10);
  });

  it('allow every unchanged module', async () => {
    const { outcomes } = await imported(modules(), built, mapTag(mapOf(hashes, built)));
    expect(outcomes).to.deep.equal(all(modules(), 'ran'));
  });

  it('refuse every changed module', async function () {
    if (!(await knowsMaps())) {
      console.info('Skipped: this browser does not know integrity in import maps.');
      this.skip();
    }
    const free = await imported(modules(), changed, '');
    expect(free).to.deep.equal({ outcomes: all(modules(), 'ran'), tampered: true });
    page?.remove();
    const bound = await imported(modules(), changed, mapTag(mapOf(hashes, changed)));
    expect(bound).to.deep.equal({ outcomes: all(modules(), 'refused'), tampered: false });
  });

  for (const entry of ['store-locator-elements', 'store-locator', 'stock-badge'].flatMap((name) => [
    `${name}.js`,
    `${name}.classic.js`,
  ]))
    it(`refuse a changed ${entry} in a script tag with its hash`, async () => {
      const tag = (path: string) =>
        `<script ${typeOf(entry)} src="${origin}${path}${entry}" integrity="${hashes[entry]}" crossorigin="anonymous"
            onload="globalThis.outcome = 'ran'" onerror="globalThis.outcome = 'refused'"></script>`;
      const outcome = () => (page?.window as { outcome?: Outcome } | undefined)?.outcome;
      open(tag(built));
      expect(await until(outcome)).to.equal('ran');
      page?.remove();
      open(tag(changed));
      expect(await until(outcome)).to.equal('refused');
      expect((page?.window as Outcomes).tampered).to.equal(undefined);
    });

  for (const entry of ['store-locator-elements.js', 'store-locator-elements.classic.js'])
    it(`allow everything that a page with ${entry} and a strict policy needs`, async () => {
      const map = mapOf(hashes, built);
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(map));
      const hash = btoa(String.fromCharCode(...new Uint8Array(bytes)));
      const base = `${origin}${freshScenario()}`;
      open(`<meta http-equiv="Content-Security-Policy" content="default-src 'none';
          script-src ${origin} 'sha256-${hash}'; connect-src ${origin}">
        ${mapTag(map)}
        <script ${typeOf(entry)} src="${origin}${built}${entry}" integrity="${hashes[entry]}"
          crossorigin="anonymous"></script>
        <meta name="store-locator:data-url" content="${origin}/dist/cdn/data/">
        <store-locator base-url="${base}" public-key="pk_demo" loading="eager"></store-locator>
        <stock-badge base-url="${base}" public-key="pk_demo" product-id="8637284213935"
          variant-id="4745979901460"></stock-badge>`);
      await page?.whenListed();
      await page?.whenMapped();
      await page?.whenStocked();
      expect(page?.mishaps).to.deep.equal({ violations: [], errors: [] });
    });
});
