import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readHours } from '../../../src/domain/hours/read-hours.js';
import { statusAt } from '../../../src/domain/hours/status-at.js';
import { statusText } from '../../../src/domain/hours/status-text.js';
import type { HoursMessages } from '../../../src/domain/messages/hours-messages.js';
import { hoursMessages } from '../../../src/i18n/en-hours.js';
import { formatsOf } from '../../../src/i18n/formats.js';
import { hoursFormatsOf } from '../../../src/i18n/hours-formats.js';
import { languages } from '../../i18n/all-languages.js';

const catalogues: Readonly<Record<string, HoursMessages>> = {
  en: hoursMessages,
  'en-GB': hoursMessages,
  ...languages,
};

/** Returns a text without narrow spaces, and without the zero that some engines put before 9:00. */
const plain = (text: string): string => text.replace(/\s/g, ' ').replace(/\b0(?=\d:)/g, '');

/** Returns the text for a store in Paris on Monday, 15 June 2026, at 10:00 or at another time. */
function said(
  lang: string,
  hours: unknown,
  { time = '10:00', holidays = [] as readonly string[] } = {},
): string {
  const instant = Date.parse(`2026-06-15T${time}:00+02:00`);
  const { schedule } = readHours(hours, holidays);
  const status = schedule && statusAt(schedule, instant, 'Europe/Paris');
  assert.ok(status, `${String(hours)} has no status`);
  const format = hoursFormatsOf(formatsOf(lang));
  return plain(statusText(status, instant, { messages: catalogues[lang]!, format }));
}

/** One schedule for each sentence. */
const situations: readonly (readonly [
  name: keyof HoursMessages,
  hours: string,
  english: string,
  more?: Parameters<typeof said>[2],
])[] = [
  ['openUntil', 'Mo-Fr 09:00-19:00', 'Open until 19:00'],
  ['openUntil', 'Mo 09:00-02:00', 'Open until 2:00'],
  ['openUntil', 'Mo-Fr 09:00-12:30,14:00-19:00', 'Open until 12:30'],
  ['closesIn', 'Mo-Fr 09:00-10:30', 'Closes in 30 min'],
  ['closesIn', 'Mo-Fr 09:00-10:01', 'Closes in 1 min'],
  ['openAlways', '24/7', 'Open 24 hours'],
  ['openAlways', 'Mo-Fr 00:00-24:00', 'Open 24 hours'],
  ['open', '09:00-18:00+', 'Open'],
  ['opensAt', 'Mo-Fr 11:00-19:00', 'Opens at 11:00'],
  ['opensAt', 'Mo 09:00-19:00', 'Opens at 9:00', { time: '03:00' }],
  ['opensTomorrow', 'Tu 10:00-19:00', 'Opens tomorrow 10:00'],
  ['opensOn', 'We 10:00-19:00', 'Opens Wednesday 10:00'],
  ['opensOn', 'Su 10:00-19:00', 'Opens Sunday 10:00'],
  ['opensOnDate', 'Jul-Aug 10:00-19:00', 'Opens on 1 July'],
  ['closed', 'off', 'Closed'],
  ['closed', 'We "by appointment"', 'Closed'],
  ['closedHoliday', 'Mo-Fr 09:00-19:00', 'Closed today (holiday)', { holidays: ['2026-06-15'] }],
];

describe('the status of a store in words', () => {
  for (const [, hours, english, more] of situations)
    it(`is “${english}” for ${hours}`, () => {
      assert.equal(said('en-GB', hours, more), english);
    });

  it('has the clock of the language: 12 or 24 hours', () => {
    assert.equal(said('en', 'Mo-Fr 09:00-19:00'), 'Open until 7:00 PM');
    assert.equal(said('de', 'Mo-Fr 09:00-19:00'), 'Geöffnet bis 19:00');
    assert.equal(said('en', 'We 00:00-12:00'), 'Opens Wednesday 12:00 AM');
  });

  it('is “Opens on …” from the same weekday of the next week on', () => {
    assert.equal(said('en-GB', '2026 Jun 22 10:00-19:00'), 'Opens on 22 June');
    assert.equal(said('en-GB', '2026 Jun 21 10:00-19:00'), 'Opens Sunday 10:00');
  });

  for (const lang of Object.keys(catalogues))
    it(`is a sentence of its own in each situation: ${lang}`, () => {
      const texts = new Map<string, string>();
      for (const [name, hours, , more] of situations) {
        const text = said(lang, hours, more);
        assert.match(text, /\p{L}/u);
        assert.doesNotMatch(text, /undefined|NaN|\[object|  /, `${lang} ${name}: ${text}`);
        if (!lang.startsWith('en')) assert.notEqual(text, said('en-GB', hours, more));
        const other = texts.get(text);
        assert.ok(other === undefined || other === name, `${lang}: ${text}`);
        texts.set(text, name);
      }
    });

  it('never begins with the word for “open” where the store is closed', () => {
    for (const [lang, { open }] of Object.entries(catalogues))
      for (const [name, hours, , more] of situations)
        if (/^(opens|closed)/.test(name)) {
          const text = said(lang, hours, more);
          assert.ok(!text.startsWith(`${open} `), `${lang}: ${text}`);
        }
  });
});
