import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { regionalZone } from '../../../src/domain/hours/regional-zone.js';
import { regionalZones } from '../../../src/domain/hours/regional-zones.js';
import { hasRegionalZones, timeZoneOf } from '../../../src/domain/hours/time-zone-of.js';

const zone = (countryCode: string, state = '', city = '', zip = ''): string | undefined =>
  timeZoneOf({ countryCode, state, city, zip }, undefined, regionalZone);

describe('the time zone of a store', () => {
  it('is the one that the merchant gives, if the engine knows it', () => {
    const address = { countryCode: 'FR', state: '', city: 'Paris', zip: '75001' };
    assert.equal(timeZoneOf(address, 'Indian/Reunion'), 'Indian/Reunion');
    for (const given of ['Europe/Atlantis', '+01:00', '', '5'])
      assert.equal(timeZoneOf(address, given), undefined, given);
  });

  it('is that of a country with one clock', () => {
    assert.equal(zone('FR'), 'Europe/Paris');
    assert.equal(zone('DE', 'Bayern', 'München'), 'Europe/Berlin');
    assert.equal(zone('JP'), 'Asia/Tokyo');
    assert.equal(zone('MC'), 'Europe/Paris');
    assert.equal(hasRegionalZones('FR'), false);
    assert.equal(hasRegionalZones('US'), true);
  });

  it('is that of the region, by its name or code', () => {
    for (const state of ['CA', 'California', 'california', 'US-CA'])
      assert.equal(zone('US', state), 'America/Los_Angeles');
    assert.equal(zone('US', 'NY'), 'America/New_York');
    assert.equal(zone('US', 'Hawaii'), 'Pacific/Honolulu');
    assert.equal(zone('AU', 'QLD'), 'Australia/Brisbane');
    assert.equal(zone('BR', 'São Paulo'), 'America/Sao_Paulo');
    assert.equal(zone('ES', 'Málaga'), 'Europe/Madrid');
    assert.equal(zone('ES', 'Las Palmas'), 'Atlantic/Canary');
    assert.equal(zone('PT', 'Açores'), 'Atlantic/Azores');
  });

  it('is decided by the town or the postal code in a region of two zones', () => {
    assert.equal(zone('US', 'TX'), undefined);
    assert.equal(zone('US', 'TX', 'Houston'), 'America/Chicago');
    assert.equal(zone('US', 'Texas', 'El Paso', '79901'), 'America/Denver');
    assert.equal(zone('US', 'FL', 'Somewhere', '33101'), 'America/New_York');
    assert.equal(zone('US', 'FL', '', '32501'), 'America/Chicago');
    assert.equal(zone('US', 'IN', 'Indianapolis'), 'America/New_York');
    assert.equal(zone('AU', 'NSW', 'Broken Hill', '2880'), 'Australia/Adelaide');
    assert.equal(zone('CA', 'Ontario', 'Toronto', 'M5V 2T6'), 'America/Toronto');
    assert.equal(zone('ES', '', '', '35001'), 'Atlantic/Canary');
    assert.equal(zone('ES', '', 'Madrid'), 'Europe/Madrid');
  });

  it('is that of the part overseas, where the postal code tells it', () => {
    for (const [zip, expected] of [
      ['97110', 'America/Guadeloupe'],
      ['97200', 'America/Martinique'],
      ['97300', 'America/Cayenne'],
      ['97400', 'Indian/Reunion'],
      ['FR-97400 CEDEX 9', 'Indian/Reunion'],
      ['97600', 'Indian/Mayotte'],
      ['98714', 'Pacific/Tahiti'],
      ['98800', 'Pacific/Noumea'],
      ['98000', 'Europe/Paris'],
      ['75001', 'Europe/Paris'],
      ['09700', 'Europe/Paris'],
    ] as const)
      assert.equal(zone('FR', '', 'Town', zip), expected, zip);
    for (const zip of ['97500', '97800', '98600', '9740'])
      assert.equal(zone('FR', '', 'Town', zip), undefined, zip);
    assert.equal(zone('FR', 'La Réunion', 'Saint-Denis'), undefined);
  });

  it('is missing where an address may be overseas', () => {
    for (const zip of ['1012 AB', '1012AB', '1012', 'NL-1012 AB'])
      assert.equal(zone('NL', '', 'Amsterdam', zip), 'Europe/Brussels', zip);
    for (const zip of ['', '0000', '00000', 'N/A'])
      assert.equal(zone('NL', '', 'Rincon', zip), undefined, zip);
    for (const town of ['Willemstad', 'Oranjestad', 'Kralendijk', 'Philipsburg'])
      assert.equal(zone('NL', '', town, '1012 AB'), undefined, town);
    assert.equal(zone('NL', 'Curaçao', 'Town', '1012'), undefined);
    for (const zip of ['3900', 'DK-3911', 'DK3905', '100', 'FO-100'])
      assert.equal(zone('DK', '', 'Town', zip), undefined, zip);
    assert.equal(zone('DK', '', 'Nuuk'), undefined);
    for (const zip of ['', '1050', 'DK-8000', '0800'])
      assert.equal(zone('DK', '', 'Town', zip), 'Europe/Berlin', zip);
    const willemstad = { countryCode: 'NL', state: '', city: 'Willemstad', zip: '' };
    assert.equal(timeZoneOf(willemstad, 'America/Curacao'), 'America/Curacao');
  });

  it('is missing where the address does not decide, or disagrees with itself', () => {
    assert.equal(zone(''), undefined);
    assert.equal(zone('XX'), undefined);
    assert.equal(zone('US'), undefined);
    assert.equal(zone('US', '', 'Springfield', '62701'), undefined);
    assert.equal(zone('US', 'PR', 'San Juan', '00901'), undefined);
    assert.equal(zone('US', 'TX', 'El Paso', '77001'), undefined);
    // The zero of 05001 was lost.
    assert.equal(zone('ES', '', '', '3500'), undefined);
    assert.equal(timeZoneOf({ countryCode: 'US', state: 'NY', city: '', zip: '' }), undefined);
    assert.equal(zone('CN', 'Xinjiang', 'Ürümqi', '830000'), undefined);
  });

  it('is one that the engine knows, for all entries of the tables', () => {
    for (const text of Object.values(regionalZones))
      for (const [, name = ''] of text.matchAll(/;([^=;]+)=/g))
        assert.doesNotThrow(() => new Intl.DateTimeFormat('en', { timeZone: name }), name);
  });
});
