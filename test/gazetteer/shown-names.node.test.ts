import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diskReader } from '../../src/cli/disk-reader.js';
import type { Place } from '../../src/domain/search/place.js';
import { searchPlaces } from '../../src/gazetteer/search/search-places.js';

const read = diskReader('src/gazetteer/data');

const find = (text: string, lang: string, ...countries: string[]): Promise<Place[]> =>
  searchPlaces(text, { read, lang, countries: new Map(countries.map((code) => [code, 9])) });

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
    it(`has its own name where the department is typed: ${text}`, async () => {
      const [place] = await find(text, 'fr', 'FR');
      assert.deepEqual(
        [place?.kind, place?.name, place?.isExact, place?.isByPart],
        ['region', region, false, true],
      );
    });

  it('is written as in its own country, accents too', async () => {
    const [place] = await find('cataluna', 'es', 'ES');
    assert.equal(place?.name, 'Cataluña');
  });

  it('is found by its second English name', async () => {
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
    it(`of a part of a country suggests no region: ${text}`, async () => {
      const [first, ...others] = await find(text, 'en', ...many);
      if (town) assert.equal(first?.name, town);
      const regions = [first, ...others].filter((place) => place?.kind === 'region');
      assert.deepEqual(
        regions.filter((place) => /England|Lombardy|Catalonia/.test(place?.name ?? '')),
        [],
      );
    });

  it('of a region suggests it', async () => {
    assert.ok((await find('Lombar', 'en', 'IT')).some(({ name }) => name === 'Lombardy'));
    assert.ok((await find('Rhinelan', 'en', 'DE')).some(({ kind }) => kind === 'region'));
  });
});

describe('a place that is found by the beginning of a name', () => {
  const many = 'US GB FR DE AT IT PL IN'.split(' ');
  for (const [lang, text, name] of [
    ['en', 'Pari', 'Paris'],
    ['fr', 'Pari', 'Paris'],
    ['en', 'Rom', 'Rome'],
    ['en', 'Muni', 'Munich'],
    ['en', 'Bang', 'Bengaluru'],
    ['fr', 'Londr', 'London'],
    ['fr', 'Varsov', 'Warsaw'],
    ['en', 'Mün', 'München'],
    ['en', 'New Y', 'New York City'],
  ] as const)
    it(`has its main name, and no odd other one, on a page in ${lang}: ${text}`, async () => {
      const [place] = await find(text, lang, ...many);
      assert.equal(place?.name, name);
    });

  it('has its main name without the accents too: sao pa', async () => {
    assert.equal((await find('sao pa', 'en', 'BR'))[0]?.name, 'São Paulo');
  });

  for (const text of ['Kol', 'Muni'])
    it(`is not suggested under a name of which hardly anything is typed: ${text}`, async () => {
      const names = (await find(text, 'en', ...many)).map((place) => place.name);
      assert.deepEqual(
        names.filter((name) => /nad Rynem|Kolbarg|Munistri/.test(name)),
        [],
      );
    });

  for (const [lang, country, text, name] of [
    ['de', 'AT', 'Wie', 'Wien'],
    ['de', 'DE', 'Nurn', 'Nürnberg'],
    ['it', 'IT', 'Napo', 'Napoli'],
  ] as const)
    it(`has the name that its country uses, on a page in its language: ${text}`, async () => {
      const names = (await find(text, lang, country)).map((place) => place.name);
      assert.ok(names.includes(name), names.join());
    });

  it('is shown by its main name in the script of the page, and not by the typed one', async () => {
    const [place] = await find('Лонда', 'ru', 'GB');
    assert.equal(place?.name, 'Лондон');
  });

  it('has another name if that is typed whole', async () => {
    for (const [lang, text] of [
      ['de', 'Rom'],
      ['en', 'Milano'],
      ['fr', 'Londres'],
      ['en', 'New York'],
    ] as const)
      assert.equal((await find(text, lang, 'US', 'IT', 'GB'))[0]?.name, text);
  });
});

describe('a typed postal code', () => {
  for (const [text, lang] of [
    ['٧٥٠٠١', 'ar'],
    ['۷۵۰۰۱', 'fa'],
    ['७५००१ Paris', 'hi'],
    ['๗๕๐๐๑', 'th'],
    ['７５００１', 'en'],
  ] as const)
    it(`is read in other digits: ${text}`, async () => {
      const [place] = await find(text, lang, 'FR', 'DE');
      assert.deepEqual([place?.kind, place?.name], ['postcode', '75001']);
    });
});
