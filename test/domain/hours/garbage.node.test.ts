import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { objectLines } from '../../../src/domain/hours/object-lines.js';
import { plainHours } from '../../../src/domain/hours/plain-hours.js';
import { readHours } from '../../../src/domain/hours/read-hours.js';
import { isOpenAt, statusAt } from '../../../src/domain/hours/status-at.js';
import { compare, comparison } from './comparison.js';
import { holidays, oracleOf, randomOf, strings } from './oracle.js';

const alphabet = [...'MoTuWeThFrSaSuPH0123456789:-,;|"+[]. offé–é', 'off', ' Mo', '24/7', ' to '];

/** Changes a text in one to three places. */
function mutated(text: string, random: () => number): string {
  let result = text;
  for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes--) {
    const at = Math.floor(random() * result.length);
    const letter = alphabet[Math.floor(random() * alphabet.length)]!;
    const kind = random();
    const rest = result.slice(kind < 0.6 ? at + 1 : at);
    result = result.slice(0, at) + (kind < 0.3 ? '' : letter) + rest;
  }
  return result;
}

describe('hours that are garbage', () => {
  it('have a status only where the oracle has the same', (test) => {
    const random = randomOf(7);
    const sums = comparison();
    strings.forEach((text, i) => {
      for (let copy = 0; copy < 10; copy++) {
        const garbled = mutated(text, random);
        const { schedule } = readHours(garbled, garbled.includes('PH') ? holidays : undefined);
        if (!schedule) continue;
        const oracle = oracleOf(garbled);
        compare(sums, garbled, schedule, oracle, { timeZone: 'Europe/Paris', times: 3, seed: i });
      }
    });
    test.diagnostic(`${sums.asked} times`);
    assert.deepEqual(sums.contradicted.slice(0, 20), []);
  });

  it('have no schedule if they are random letters, or no hours at all', () => {
    const random = randomOf(11);
    for (let i = 0; i < 2000; i++) {
      const text = [...Array(12).keys()]
        .map(() => String.fromCharCode(32 + Math.floor(random() * 95)))
        .join('');
      assert.equal(readHours(text, undefined, { plainHours }).schedule, undefined, text);
    }
    const others = [
      undefined,
      null,
      5,
      {},
      [],
      [{}, 5],
      ['Mo 9-18', {}],
      { regularHours: 1 },
      true,
    ];
    for (const value of [...others, { regularHours: { periods: [] } }, [{ opens: '09:00' }], ''])
      assert.equal(
        readHours(value, undefined, { objectLines }).schedule,
        undefined,
        JSON.stringify(value),
      );
  });

  it('have no schedule if one of the lines or dates is not understood', () => {
    for (const lines of [
      ['Mo-Fr 09:00-18:00', 'Sa by appointment'],
      ['Mo-Fr 09:00-18:00', 'We 10:00-16:00'],
      ['Mo-Fr 09:00-18:00', 'Jul-Aug: Mo-Fr 08:00-14:00'],
      '09:00-12:30; 14:30-19:00',
      'Mo-Fr 8:30-5:30',
      'Mo-Fr 9-5',
    ])
      assert.equal(readHours(lines, undefined, { plainHours }).schedule, undefined, String(lines));
    assert.equal(readHours('24/7', ['2026-02-30']).schedule, undefined);
    assert.equal(readHours('24/7', 'Christmas').schedule, undefined);
  });

  it('have no status in a zone that is not known', () => {
    const { schedule } = readHours('24/7');
    for (const zone of [undefined, '', 'Europe/Atlantis', '+25:00']) {
      assert.equal(statusAt(schedule!, 0, zone), undefined);
      assert.equal(isOpenAt(schedule!, 0, zone), undefined);
    }
  });
});
