import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainHours } from '../../../src/domain/hours/plain-hours.js';
import { readHours } from '../../../src/domain/hours/read-hours.js';
import { compare, comparison } from './comparison.js';
import { holidays, oracleOf, strings } from './oracle.js';

const zones = ['Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];
const timesPerZone = 50;

describe('hours beside the oracle', () => {
  it('contradicts it nowhere on 500 strings, and has a status for 85% at least', (test) => {
    assert.equal(strings.length, 500);
    const sums = comparison();
    for (const timeZone of zones) {
      strings.forEach((text, i) => {
        const { schedule } = readHours(
          text,
          text.includes('PH') ? holidays : undefined,
          plainHours,
        );
        compare(sums, text, schedule, oracleOf(text), { timeZone, times: timesPerZone, seed: i });
      });
    }
    const share = sums.withoutStatus / sums.asked;
    test.diagnostic(`${sums.asked} times, without status ${(100 * share).toFixed(1)}%`);
    assert.deepEqual(sums.contradicted.slice(0, 20), []);
    assert.ok(share <= 0.15, `${share}`);
  });
});
