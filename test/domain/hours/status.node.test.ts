import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { instantOf } from '../../../src/domain/hours/local-time.js';
import { objectLines } from '../../../src/domain/hours/object-lines.js';
import * as hoursFunctions from '../../../src/domain/hours/read-hours.js';
import { statusAt, type StoreStatus } from '../../../src/domain/hours/status-at.js';
import { weekOf } from '../../../src/domain/hours/week-of.js';

const paris = 'Europe/Paris';
const readHours = (hours: unknown, holidays?: unknown): hoursFunctions.Hours =>
  hoursFunctions.readHours(hours, holidays, { objectLines });
const at = (iso: string): number => Date.parse(iso);

/** The status of hours; fails where there is none. */
function status(
  hours: unknown,
  iso: string,
  timeZone: string = paris,
  holidays?: readonly string[],
): StoreStatus {
  const { schedule } = readHours(hours, holidays);
  assert.ok(schedule, JSON.stringify(hours));
  const found = statusAt(schedule, at(iso), timeZone);
  assert.ok(found, `${JSON.stringify(hours)} ${iso}`);
  return found;
}

const next = ({ change }: StoreStatus): string =>
  change ? `${new Date(change.instant).toISOString()} ${change.to}` : 'never';

describe('the status of a store', () => {
  it('tells the time and day of the next change on the clock of the store', () => {
    const saturday = status('Mo-Fr 10:00-19:00; Sa 10:00-13:00', '2026-06-13T12:00:00Z');
    assert.equal(saturday.isOpen, false);
    assert.deepEqual(saturday.change, {
      instant: at('2026-06-15T08:00:00Z'),
      to: 'open',
      daysAhead: 2,
      day: Date.UTC(2026, 5, 15) / 864e5,
      minute: 600,
    });
    const monday = status('Mo-Fr 10:00-19:00', '2026-06-15T16:40:00Z');
    assert.equal(monday.isOpen, true);
    assert.equal(monday.change?.minute, 19 * 60);
  });

  it('never changes if the hours are 24/7', () => {
    const found = status('24/7', '2026-06-13T12:00:00Z');
    assert.deepEqual([found.isOpen, found.isAlways, found.change], [true, true, undefined]);
    const google = { openDay: 'SUNDAY', closeDay: 'SATURDAY', closeTime: { hours: 24 } };
    assert.equal(
      status({ regularHours: { periods: [google] } }, '2026-06-13T12:00:00Z').isAlways,
      true,
    );
  });

  it('is closed today for a holiday of the merchant', () => {
    const dates = ['2026-12-25'];
    for (const hours of ['Mo-Sa 09:00-18:00', 'Mo-Sa 09:00-18:00; PH off', '24/7']) {
      const found = status(hours, '2026-12-25T11:00:00Z', paris, dates);
      assert.deepEqual(
        [found.isOpen, found.reason, found.isClosedToday],
        [false, 'holiday', true],
        hours,
      );
    }
    const short = status('Mo-Sa 09:00-18:00; PH 10:00-12:00', '2026-12-25T10:00:00Z', paris, dates);
    assert.equal(next(short), '2026-12-25T11:00:00.000Z closed');
    assert.deepEqual([short.reason, short.isClosedToday], ['holiday', false]);
  });

  it('is closed today for a date that the hours name', () => {
    const found = status('Mo-Su 09:00-18:00; Dec 25 off', '2026-12-25T11:00:00Z');
    assert.deepEqual([found.reason, found.isClosedToday], ['exception', true]);
    const season = status('Mo-Su 09:00-18:00; Nov-Mar off', '2026-12-25T11:00:00Z');
    assert.equal(season.reason, undefined);
  });

  it('is missing where the hours do not tell', () => {
    for (const [hours, iso] of [
      ['Mo-Fr 09:00-18:00; Sa "by appointment"', '2026-06-13T12:00:00Z'],
      ['Mo-Fr 18:00+', '2026-06-15T17:00:00Z'],
      // The night of Friday, which OSM's grammar cuts.
      ['Fr 20:00-03:00; Sa 10:00-18:00', '2026-06-13T00:00:00Z'],
      // The night of a Monday that is off.
      ['19:00-02:00; Mo off', '2026-06-15T23:00:00Z'],
    ] as const)
      assert.equal(statusAt(readHours(hours).schedule!, at(iso), paris), undefined, hours);
  });
});

describe('the night in which the clock is changed', () => {
  it('ends for a bar at the time on its clock', () => {
    // Summer time begins: 02:00 is followed by 03:00.
    assert.equal(
      next(status('20:00-04:00', '2026-03-28T22:00:00Z')),
      '2026-03-29T02:00:00.000Z closed',
    );
    // Summer time ends: 03:00 is followed by 02:00.
    assert.equal(
      next(status('20:00-04:00', '2026-10-24T22:00:00Z')),
      '2026-10-25T03:00:00.000Z closed',
    );
    assert.equal(
      next(status('20:00-04:00', '2026-03-08T02:00:00Z', 'America/New_York')),
      '2026-03-08T08:00:00.000Z closed',
    );
    // The clock of Lord Howe moves by half an hour.
    assert.equal(
      next(status('20:00-04:00', '2026-10-03T11:00:00Z', 'Australia/Lord_Howe')),
      '2026-10-03T17:00:00.000Z closed',
    );
  });

  it('closes at the first time that the clock shows, if it skips the time', () => {
    assert.equal(
      next(status('20:00-02:30', '2026-03-28T22:00:00Z')),
      '2026-03-29T01:00:00.000Z closed',
    );
    assert.equal(instantOf(20540, 135, 'Australia/Lord_Howe') % 60_000, 0);
  });

  it('closes once if the clock shows the time twice', () => {
    const hours = '20:00-02:30';
    assert.equal(next(status(hours, '2026-10-24T22:00:00Z')), '2026-10-25T00:30:00.000Z closed');
    // 02:15 for the second time.
    assert.equal(status(hours, '2026-10-25T01:15:00Z').isOpen, false);
  });

  it('moves the status forward at each change, and never stays', () => {
    for (const zone of [paris, 'America/New_York', 'Australia/Lord_Howe'])
      for (const hours of ['20:00-02:15', '02:30-10:00', '01:45-02:10,22:00-24:00'])
        for (let instant = at('2026-01-01T00:00:00Z'), i = 0; i < 1500; i++) {
          const before = statusAt(readHours(hours).schedule!, instant, zone)!;
          const after = statusAt(readHours(hours).schedule!, before.change!.instant, zone)!;
          assert.ok(before.change!.instant > instant);
          assert.notEqual(after.isOpen, before.isOpen, `${zone} ${hours} ${instant}`);
          instant = before.change!.instant;
        }
  });
});

describe('objects that leave a doubt', () => {
  const friday = { openDay: 'FRIDAY', openTime: '18:00', closeDay: 'FRIDAY', closeTime: '23:00' };
  const google = (period: object, further: object = {}) => ({
    regularHours: { periods: [{ ...friday, ...period }] },
    ...further,
  });
  const monday = { dayOfWeek: 'Monday', opens: '09:00', closes: '18:00' };
  const soon = { year: 2027, month: 1, day: 1 };
  const further = { specialHourPeriods: [{ startDate: soon, closed: true }] };
  const understood: readonly (readonly [what: string, hours: object])[] = [
    ['a period of an evening', google({})],
    ['from midnight to midnight', google({ openTime: '00:00', closeTime: '00:00' })],
    ['a location that is open', google({}, { openInfo: { status: 'OPEN' } })],
    ['a location with hours of its kitchen', google({}, { moreHours: [] })],
    ['a specification with a type', { '@type': 'OpeningHoursSpecification', ...monday }],
  ];
  const doubtful: typeof understood = [
    ['an end before the beginning of its day', google({ closeTime: '02:00' })],
    ['an end at the beginning of its day', google({ closeTime: '18:00' })],
    ['an end at the midnight before', google({ closeTime: {} })],
    ['a day without times', google({ openTime: undefined, closeTime: undefined })],
    ['special days under another name', google({}, { special_hours: further })],
    ['two locations', [google({}), google({})]],
    ['a location closed for a while', google({}, { openInfo: { status: 'CLOSED_TEMPORARILY' } })],
    ['a location closed for good', google({}, { openInfo: { status: 'CLOSED_PERMANENTLY' } })],
    ['a location with a date of its opening', google({}, { openInfo: { openingDate: soon } })],
    ['a specification with a note', { ...monday, description: 'By appointment only' }],
  ];
  for (const [what, hours] of understood)
    it(`none: ${what} is understood`, () => assert.ok(readHours(hours).schedule));
  for (const [what, hours] of doubtful)
    it(`${what}: there is no status`, () => assert.equal(readHours(hours).schedule, undefined));
});

describe('the table of a week', () => {
  it('begins today, and keeps a night with its evening', () => {
    const { schedule } = readHours('Mo-Th 10:00-18:00; Fr,Sa 12:00-02:00; Su "by phone"');
    const week = weekOf(schedule!, at('2026-06-12T10:00:00Z'), paris)!;
    assert.deepEqual(
      week.map(({ weekday, spans }) => [weekday, ...spans.map(({ from, to }) => `${from}-${to}`)]),
      [
        [5, '720-1560'],
        [6, '720-1440'],
        [0, '0-1440'],
        ...[1, 2, 3, 4].map((day) => [day, '600-1080']),
      ],
    );
    assert.deepEqual(
      week.map(({ isToday }) => isToday),
      [true, false, false, false, false, false, false],
    );
    assert.deepEqual(week[2]!.spans[0], { from: 0, to: 1440, isOpen: false, comment: 'by phone' });
    assert.equal(weekOf(schedule!, 0, 'Nowhere/Town'), undefined);
  });
});
