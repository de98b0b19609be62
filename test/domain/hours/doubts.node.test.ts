import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { objectLines } from '../../../src/domain/hours/object-lines.js';
import { plainHours } from '../../../src/domain/hours/plain-hours.js';
import { readHours } from '../../../src/domain/hours/read-hours.js';
import { statusAt } from '../../../src/domain/hours/status-at.js';

/** Whether a store in Paris is open; undefined where the status is not known. */
function isOpen(
  hours: unknown,
  iso: string,
  holidays: readonly string[] = [],
): boolean | undefined {
  const { schedule } = readHours(hours, holidays, { objectLines });
  assert.ok(schedule, JSON.stringify(hours));
  return statusAt(schedule, Date.parse(iso), 'Europe/Paris')?.isOpen;
}

describe('texts that leave a doubt', () => {
  const week = 'Mo-Fr 09:00-18:00';
  for (const hours of [
    [week, 'Sa-Su:'],
    [week, 'Sa'],
    `${week}; Sa`,
    `${week}; Sa:`,
    `${week}; Dec 24`,
    `${week}, Sa`,
    `${week}; Sa open`,
    'Mo-Su',
    'Mo-Fr 09:00-18:60',
  ])
    it(`are not understood: ${String(hours)}`, () => {
      assert.equal(readHours(hours, undefined, { plainHours }).schedule, undefined);
    });

  const noon = 'T12:00:00Z';
  const doubtful: readonly (readonly [hours: string | string[], day: string, another: string])[] = [
    [['Su closed', 'Mo-Su 09:00-23:00'], '2026-11-29', '2026-11-30'],
    ['Su off; Mo-Su 09:00-23:00', '2026-11-29', '2026-11-30'],
    ['Su off; Dec 1-14 09:00-23:00', '2026-12-06', '2026-12-07'],
    [['2026 Nov 29 off', 'Mo-Su 09:00-23:00'], '2026-11-29', '2026-12-06'],
    [['Dec 25 off', 'Mo-Fr 10:00-19:00'], '2026-12-25', '2026-12-24'],
    ['Nov-Mar off; Mo-Fr 10:00-19:00', '2027-01-15', '2027-04-15'],
    ['PH off; Mo-Fr 10:00-19:00', '2026-12-25', '2026-12-24'],
  ];
  for (const [hours, day, another] of doubtful)
    it(`have no status on a closed day that a later rule opens: ${String(hours)}`, () => {
      const holidays = String(hours).includes('PH') ? ['2026-12-25'] : [];
      assert.equal(isOpen(hours, day + noon, holidays), undefined);
      assert.equal(isOpen(hours, another + noon, holidays), true);
    });

  it('have no status in the night after such a day', () => {
    const hours = ['Su closed', 'Mo-Su 20:00-03:00'];
    assert.equal(isOpen(hours, '2026-11-30T01:00:00Z'), undefined);
    assert.equal(isOpen(hours, '2026-12-01T01:00:00Z'), true);
  });

  it('have no status on any day if a rule that closes all of them comes first', () => {
    for (const hours of [
      ['closed', week],
      ['Mo-Su off', week],
      ['2020+ off', week],
    ])
      assert.equal(isOpen(hours, `2026-11-30${noon}`), undefined);
  });

  it('have one where a few of the closed days are opened, or the closed rule comes last', () => {
    const sunday = `2026-12-20${noon}`;
    assert.equal(isOpen(`${week}; Su off; 2026 Dec 20 10:00-18:00`, sunday), true);
    assert.equal(isOpen('Nov-Mar off; Dec 20 10:00-18:00', sunday), true);
    assert.equal(isOpen('Mo-Su 10:00-18:00; Su off', sunday), false);
  });

  it('have one in a season of objects, on the days that it names and on others', () => {
    const monday = { dayOfWeek: 'Monday', opens: '09:00', closes: '18:00' };
    const season = [{ ...monday, validFrom: '2026-11-01', validThrough: '2026-12-31' }];
    assert.equal(isOpen(season, `2026-11-30${noon}`), true);
    assert.equal(isOpen(season, `2026-12-01${noon}`), false);
  });
});
