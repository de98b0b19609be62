import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint({
  overrideConfig: {
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    // In CI the parser would read the file on the disk instead of our text.
    languageOptions: { parserOptions: { disallowAutomaticSingleRunInference: true } },
  },
});

/** Lints one expression in the place of a real file of src/, with the project's own settings. */
async function refusals(code: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(code, { filePath: 'src/domain/store/store.ts' });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'browsers/floor')
    .map(({ message }) => message);
}

describe('the browser floor', () => {
  it('refuses what only newer browsers have, static or on an object', async () => {
    assert.match((await refusals('AbortSignal.any([]);'))[0] ?? '', /chrome 111, firefox 115/);
    assert.match((await refusals('document.body.showPopover();'))[0] ?? '', /safari 16\.4/);
    assert.match((await refusals('requestIdleCallback(() => 1);'))[0] ?? '', /safari 16\.4/);
    assert.match((await refusals('new Intl.Segmenter();'))[0] ?? '', /firefox 115/);
    assert.equal((await refusals('document.body.attachInternals().states.add("x");')).length, 1);
  });

  it('passes what the oldest browsers have', async () => {
    const code =
      'AbortSignal.timeout(1); structuredClone([1].toSorted()); new ResizeObserver(() => 1);';
    assert.deepEqual(await refusals(code), []);
  });

  it('passes features that the code tests for first, and names of our own', async () => {
    assert.deepEqual(await refusals('AbortSignal.any?.([]); typeof AbortSignal.any;'), []);
    const kept =
      'const states: CustomStateSet | undefined = document.body.attachInternals().states;';
    assert.deepEqual(await refusals(kept), []);
    assert.deepEqual(await refusals('const own = { showPopover: 1 }; own.showPopover;'), []);
  });
});
