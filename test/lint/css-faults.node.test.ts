import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESLint, type Linter } from 'eslint';
import stylelint from 'stylelint';
import tseslint from 'typescript-eslint';

/** Checks a style sheet in the place of a real one, with the project's own settings. */
async function faults(code: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: 'src/map/map.css' });
  return (results[0]?.warnings ?? []).map(({ rule, line }) => `${line} ${rule}`).sort();
}

const excuse = (rest: string): string =>
  `a {\n  /* stylelint-disable-next-line ${rest} */\n  left: 0;\n}`;

describe('the check of style sheets', () => {
  it('finds rem, which follows the root of a theme', async () => {
    const css = `a {\n  margin: 1rem 2px;\n  --gap: 0.5rem;\n  gap: calc(1px + 1REM);
      inline-size: 1em;\n}\n@media (width >= 40rem) {\n  a {\n    color: red;\n  }\n}`;
    assert.deepEqual(
      await faults(css),
      [2, 3, 4, 7].map((line) => `${line} unit-disallowed-list`),
    );
  });

  it('finds physical sides, which are wrong from right to left', async () => {
    const sides = ['left', 'right', 'top', 'bottom'];
    const properties = [
      ...sides,
      ...['margin', 'padding', 'border', 'scroll-margin', 'scroll-padding'].flatMap((name) =>
        sides.map((side) => `${name}-${side}`),
      ),
      ...['border-left-color', 'border-top-left-radius', 'max-width', 'height'],
    ];
    for (const property of properties)
      assert.deepEqual(
        await faults(`a {\n  ${property}: inherit;\n}`),
        ['2 property-layout-mappings'],
        property,
      );
    for (const property of ['text-align', 'float', 'clear'])
      for (const side of ['left', 'right'])
        assert.deepEqual(
          await faults(`a {\n  ${property}: ${side};\n}`),
          ['2 value-keyword-layout-mappings'],
          `${property}: ${side}`,
        );
  });

  it('lets logical sides stand, names of our own, comments, and overflow of an axis', async () => {
    const css = `/* left: 1rem */\na {\n  --left: 1;\n  padding-inline-start: 1px;
      inset-block-start: 0;\n  text-align: start;\n  overflow-y: auto;\n}`;
    assert.deepEqual(await faults(css), []);
  });

  it('lets a physical side stand where a comment names the rule and says why', async () => {
    const rule = 'property-layout-mappings';
    assert.deepEqual(await faults(excuse(`${rule} -- the map moves it from there`)), []);
    assert.deepEqual(await faults(excuse(`${rule} --\n     the map moves it from there`)), []);
    assert.deepEqual(await faults(excuse(rule)), ['2 --report-descriptionless-disables']);
    assert.deepEqual(await faults(excuse('-- the map moves it from there')), [
      '2 --report-unscoped-disables',
    ]);
  });

  it('finds an excuse that nothing needs any more', async () => {
    const css = excuse('property-layout-mappings -- the map moves it').replace('left', 'inset');
    assert.deepEqual(await faults(css), ['2 --report-needless-disables']);
  });

  it('finds faults of any style sheet', async () => {
    assert.deepEqual(await faults('a {\n  colour: red;\n  inset: 1p;\n}'), [
      '2 property-no-unknown',
      '3 declaration-property-value-no-unknown',
    ]);
  });

  it('has no templates to read: a module may not hold one', async () => {
    const eslint = new ESLint({
      overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config,
      ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
    });
    for (const folder of ['styles', 'map', 'elements', 'controllers', 'cli']) {
      const [result] = await eslint.lintText('css`a { left: 0 }`;', {
        filePath: `src/${folder}/probe.ts`,
      });
      assert.match(result?.messages[0]?.message ?? '', /style sheet/, folder);
    }
  });
});
