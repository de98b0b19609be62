import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainHours } from '../../../src/domain/hours/plain-hours.js';
import { readHours } from '../../../src/domain/hours/read-hours.js';
import { isOpenAt } from '../../../src/domain/hours/status-at.js';
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
        const { schedule } = readHours(text, text.includes('PH') ? holidays : undefined);
        compare(sums, text, schedule, oracleOf(text), { timeZone, times: timesPerZone, seed: i });
      });
    }
    const share = sums.withoutStatus / sums.asked;
    test.diagnostic(`${sums.asked} times, without status ${(100 * share).toFixed(1)}%`);
    assert.deepEqual(sums.contradicted.slice(0, 20), []);
    assert.ok(share <= 0.15, `${share}`);
  });

  it("contradicts it nowhere if lines in people's words are understood too", () => {
    const sums = comparison();
    strings.forEach((text, i) => {
      const { schedule } = readHours(text, text.includes('PH') ? holidays : undefined, {
        plainHours,
      });
      const oracle = oracleOf(text);
      // The oracle does not know "Mo-So".
      if (oracle)
        compare(sums, text, schedule, oracle, { timeZone: 'Europe/Paris', times: 10, seed: i });
    });
    assert.deepEqual(sums.contradicted.slice(0, 20), []);
  });

  it('makes no difference of PH rules where the merchant gives no dates', () => {
    const instant = Date.UTC(2026, 11, 25, 12);
    for (const week of ['Mo-Sa 09:00-18:00', '24/7'])
      for (const rule of ['PH off', 'PH 14:00-15:00', 'Su,PH off'])
        assert.equal(
          isOpenAt(readHours(`${week}; ${rule}`).schedule!, instant, 'Europe/Paris'),
          true,
        );
  });
});
