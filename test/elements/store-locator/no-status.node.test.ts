import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isOpenAt, statusAt } from '../../../src/domain/hours/status-at.js';
import * as zones from '../../../src/domain/hours/time-zone-of.js';
import { readDetails } from '../../../src/domain/store/details/store-details.js';
import type { Store } from '../../../src/domain/store/store.js';
import { Openings, type Opening } from '../../../src/elements/store-locator/list/hours/openings.js';
import type { LocatorAttributes } from '../../../src/elements/store-locator/locator-attributes.js';
import { randomOf, strings } from '../../domain/hours/oracle.js';

const host = {
  addController() {},
  requestUpdate() {},
  localName: 'store-locator',
  isConnected: false,
} as unknown as LocatorAttributes;

const dutch: Store = {
  ...{ id: 5, platformLocationId: '61', name: 'Lamp', address: '', city: 'Almere', state: '' },
  ...{
    zip: '1315 HR',
    country: 'Netherlands',
    countryCode: 'NL',
    mapsUrl: '',
    position: undefined,
  },
};

/** Returns the hours of a store as rows and the filter get them. */
function openingOf(fields: Readonly<Record<string, unknown>>, store = dutch): Opening | undefined {
  const details = readDetails(fields, 'https://shop.example/');
  return new Openings(host, zones).of(store, details);
}

/** Whether rows or the filter would tell a status at any of some random times. */
function hasStatus(opening: Opening | undefined, random: () => number): boolean {
  const { hours, zone } = opening ?? {};
  return [...Array(5).keys()].some(() => {
    const instant = Date.UTC(2026, 0, 1) + random() * 365 * 864e5;
    const { schedule } = hours ?? {};
    return (
      schedule && (statusAt(schedule, instant, zone) ?? isOpenAt(schedule, instant, zone)) != null
    );
  });
}

describe('a store of <store-locator>', () => {
  it('has a status where its hours and its zone are known', () => {
    const random = randomOf(1);
    const known = strings.filter((hours) => hasStatus(openingOf({ hours }), random));
    assert.ok(known.length > strings.length * 0.8, `${known.length} of ${strings.length}`);
  });

  for (const [what, store, fields] of [
    ['the country is not known', { ...dutch, country: 'Atlantis', countryCode: undefined }, {}],
    ['the country has several zones', { ...dutch, country: 'Russia', countryCode: 'RU' }, {}],
    ['the region has several zones', { ...dutch, countryCode: 'US', state: 'Texas' }, {}],
    ['the given zone is not known', dutch, { timeZone: 'Europe/Atlantis' }],
    ['the given zone is an offset', dutch, { timeZone: '+02:00' }],
    ['the holidays cannot be read', dutch, { holidays: ['25 December'] }],
    ['the holidays are no list', dutch, { holidays: '2026-12-25' }],
  ] as const)
    it(`has no status where ${what}, whatever its hours`, () => {
      const random = randomOf(2);
      for (const hours of strings)
        assert.equal(hasStatus(openingOf({ hours, ...fields }, store), random), false, hours);
    });

  for (const [what, garble] of [
    ['has a word more', (hours: string) => `${hours} by phone`],
    [
      'is one of several lines, and another is too long',
      (hours: string) => [hours, 'x'.repeat(600)],
    ],
    ['is one of several values, and another is no text', (hours: string) => [hours, { a: 1 }]],
    [
      'is followed by more lines than any store has',
      (hours: string) => [hours, ...Array<string>(40).fill('Mo off')],
    ],
  ] as const)
    it(`has no status where the text of the hours ${what}`, () => {
      const random = randomOf(3);
      for (const hours of strings)
        assert.equal(hasStatus(openingOf({ hours: garble(hours) }), random), false, hours);
    });
});
