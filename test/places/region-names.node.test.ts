import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diskReader } from '../../src/cli/disk-reader.js';
import type { Place } from '../../src/domain/place.js';
import { findPlaces } from '../../src/places/find-places.js';

const read = diskReader('src/places/data');

const find = (text: string, lang: string, ...countries: string[]): Promise<Place[]> =>
  findPlaces(text, { read, lang, countries: new Map(countries.map((code) => [code, 9])) });

describe('the region around a town', () => {
  for (const [lang, country, town, region] of [
    ['fr', 'FR', 'Lyon', 'Auvergne-Rhône-Alpes'],
    ['fr', 'FR', 'Toulouse', 'Occitanie'],
    ['fr', 'FR', 'Marseille', "Provence-Alpes-Côte d'Azur"],
    ['fr', 'FR', 'Lille', 'Hauts-de-France'],
    ['fr', 'FR', 'Tours', 'Centre-Val de Loire'],
    ['fr', 'FR', 'Strasbourg', 'Grand Est'],
    ['fr', 'FR', 'Nantes', 'Pays de la Loire'],
    ['fr', 'FR', 'Rennes', 'Bretagne'],
    ['fr', 'FR', 'Bordeaux', 'Nouvelle-Aquitaine'],
    ['fr', 'FR', 'Ajaccio', 'Corse'],
    ['en', 'FR', 'Rennes', 'Brittany'],
    ['fr', 'CH', 'Genève', 'Genève'],
    ['fr', 'BE', 'Namur', 'Wallonie'],
    ['fr', 'CA', 'Montréal', 'Québec'],
    ['de', 'DE', 'Rostock', 'Mecklenburg-Vorpommern'],
    ['de', 'DE', 'Augsburg', 'Bayern'],
    ['de', 'CH', 'Thun', 'Kanton Bern'],
    ['de', 'CH', 'Lausanne', 'Kanton Waadt'],
    ['de', 'CH', 'Winterthur', 'Kanton Zürich'],
    ['de-AT', 'AT', 'Linz', 'Oberösterreich'],
    ['nl', 'NL', 'Arnhem', 'Gelderland'],
    ['nl', 'NL', 'Rotterdam', 'Zuid-Holland'],
    ['nl', 'BE', 'Gent', 'Vlaanderen'],
    ['es', 'ES', 'Barcelona', 'Cataluña'],
    ['es', 'ES', 'Sevilla', 'Andalucía'],
    ['es', 'ES', 'Burgos', 'Castilla y León'],
    ['pl', 'PL', 'Gdynia', 'pomorskie'],
    ['it', 'IT', 'Torino', 'Piemonte'],
  ] as const)
    it(`is called ${region} in ${country} on a page in ${lang}`, async () => {
      const [place] = await find(town, lang, country);
      assert.equal(place?.region, region);
    });

  for (const [text, region] of [
    ['Haute-Savoie', 'Auvergne-Rhône-Alpes'],
    ['Rhône', 'Auvergne-Rhône-Alpes'],
    ['Bouches-du-Rhône', "Provence-Alpes-Côte d'Azur"],
    ['Hérault', 'Occitanie'],
  ] as const)
    it(`goes by its own name where the department is typed: ${text}`, async () => {
      const [place] = await find(text, 'fr', 'FR');
      assert.deepEqual(
        [place?.kind, place?.name, place?.isExact, place?.isByPart],
        ['region', region, false, true],
      );
    });

  it('is shown as home writes it, accents too', async () => {
    const [place] = await find('cataluna', 'es', 'ES');
    assert.equal(place?.name, 'Cataluña');
  });

  it('is found by a second English name', async () => {
    const [place] = await find('Rhineland-Palatinate', 'en', 'DE');
    assert.deepEqual([place?.kind, place?.isExact], ['region', true]);
  });
});

describe('the beginning of a name', () => {
  const many = 'US GB FR DE ES IT NL BE CH AT CA AU PT PL IN MX BR'.split(' ');
  for (const [text, town] of [
    ['Manch', 'Manchester'],
    ['Liverp', 'Liverpool'],
    ['Nott', 'Nottingham'],
    ['Bright', 'Brighton'],
    ['Oxfor', 'Oxford'],
    ['Por', undefined],
    ['Man', undefined],
    ['Barcel', 'Barcelona'],
    ['Mil', 'Milan'],
    ['Var', undefined],
  ] as const)
    it(`of a part brings no region: ${text}`, async () => {
      const [first, ...others] = await find(text, 'en', ...many);
      if (town) assert.equal(first?.name, town);
      const regions = [first, ...others].filter((place) => place?.kind === 'region');
      assert.deepEqual(
        regions.filter((place) => /England|Lombardy|Catalonia/.test(place?.name ?? '')),
        [],
      );
    });

  it('of a region brings it', async () => {
    assert.ok((await find('Lombar', 'en', 'IT')).some(({ name }) => name === 'Lombardy'));
    assert.ok((await find('Rhinelan', 'en', 'DE')).some(({ kind }) => kind === 'region'));
  });
});
