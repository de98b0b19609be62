import { expect } from '@open-wc/testing';
import '../../src/page/files/late-files.js';

type LateFiles = (base: string, ...paths: readonly string[]) => Promise<readonly unknown[]>;
const lateFiles = (globalThis as Record<symbol, unknown>)[
  Symbol.for('store-locator-elements:late-files')
] as LateFiles;

describe('files of the build that come later', () => {
  /** The first request for it is refused, and it is elsewhere from then on. */
  const flaky = () => `/flaky/${crypto.randomUUID()}/test/support/served/counted-module.js`;
  const counts = globalThis as { countedModules?: number; begunModules?: number };
  const base = `${location.origin}/folder/file.js?v=1`;
  beforeEach(() => (counts.countedModules = counts.begunModules = 0));

  it('are each imported once, for all that request them at the same time or later', async () => {
    const path = `${flaky()}?other`;
    await lateFiles(base, path).catch(() => undefined);
    const asked = await Promise.all([lateFiles(base, path, path), lateFiles(base, path)]);
    const all = [...asked.flat(), ...(await lateFiles(base, path))];
    expect(new Set(all).size).to.equal(1);
    expect(counts.countedModules).to.equal(1);
  });

  it('that have failed are requested under an address that no browser has seen fail', async () => {
    const path = flaky();
    const failed = await lateFiles(base, path).then(
      () => false,
      () => true,
    );
    expect(failed).to.equal(true);
    const [first] = await lateFiles(base, path);
    expect(first).to.have.property('isCounted', true);
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(names.some((name) => name.endsWith(`${path}?retry=1`))).to.equal(true);
  });
  it('that import others run once those have loaded, once for all that request them', async () => {
    const imported = flaky();
    const path = `/test/support/served/importing-module.js?imports=${encodeURIComponent(imported)}`;
    const failed = await Promise.allSettled([lateFiles(base, path), lateFiles(base, path)]);
    expect(failed.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
    expect([counts.countedModules, counts.begunModules]).to.deep.equal([0, 0]);
    const asked = await Promise.all([lateFiles(base, path), lateFiles(base, path, imported)]);
    expect(asked[0]).to.deep.equal([{ hasCounted: true }]);
    expect(asked[1]?.[0]).to.equal(asked[0]?.[0]);
    expect([counts.countedModules, counts.begunModules]).to.deep.equal([1, 1]);
    // The file itself was there at the first try.
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(names.filter((name) => name.includes(path))).to.have.length(1);
  });
});
