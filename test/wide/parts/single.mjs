import { readdirSync } from 'node:fs';
import { runCounted, wtr } from '../../support/runner/run-counted.mjs';

/**
 * These name later files or data files one by one, or read countries that the pack of these tests
 * lacks. `single.test.ts` has what is like them.
 */
const ofTheOtherForm =
  /(code|near-me)-that-fails|own-origin|stock-in-another-store|integrity|merchants-addresses|typed-texts|\.node\.test/;

const files = readdirSync('test/embed')
  .filter((file) => file.endsWith('.test.ts') && !ofTheOtherForm.test(file))
  .map((file) => `test/embed/${file}`)
  .sort();

/** The suite of the built files, on the five files of `store-locator assets --single`. */
export default {
  name: 'single',
  run: async () => {
    const counts = await runCounted([wtr, '--files', ...files], {
      env: { FORM: 'single' },
      output: 'ignore',
    });
    if (counts.status !== 0 && counts.failed === 0) counts.failed++;
    for (const failure of counts.failures) console.log(failure);
    return counts;
  },
};
