import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { mutants } from '../support/reports/mutants.mjs';

describe('the mutants', () => {
  for (const { name, file, find, tests } of mutants)
    it(`“${name}” still has something to switch off, and a test to turn red`, () => {
      assert.equal(readFileSync(file, 'utf8').split(find).length - 1, 1, `once in ${file}`);
      assert.deepEqual(
        tests.filter((test) => !existsSync(test)),
        [],
      );
    });
});
