import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCounted, wtr } from '../../support/runner/run-counted.mjs';
import { fontsFile } from '../fonts.mjs';

/** No setting of the machine that runs this takes part, except the one that is named. */
const plain = { BROWSERS: 'chromium', LC_ALL: '', LANGUAGE: '' };

const elementTests = readdirSync('test/elements', { recursive: true })
  .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.node.test.ts'))
  .map((file) => join('test/elements', file))
  .sort();

/** The suites of both elements, on a machine or screen of another kind. */
const underCircumstances = (name, readEnv) => ({
  name,
  run: async () => {
    const env = await readEnv();
    if (!env) return { passed: 0, failed: 0, skipped: 1 };
    const counts = await runCounted([wtr, '--files', ...elementTests], {
      env: { ...plain, ...env },
      output: 'ignore',
    });
    if (counts.status !== 0 && counts.failed === 0) counts.failed++;
    for (const failure of counts.failures) console.log(failure);
    return counts;
  },
});

export default [
  underCircumstances('fonts', async () => {
    const file = await fontsFile(['fonts-liberation', 'fonts-urw-base35', 'fonts-noto-core']);
    return file && { FONTCONFIG_FILE: file };
  }),
  underCircumstances('time-zone', () => ({ TZ: 'America/Los_Angeles' })),
  underCircumstances('language', () => ({ LANG: 'de_DE.UTF-8' })),
  underCircumstances('pixel-ratio', () => ({ PIXEL_RATIO: '2' })),
];
