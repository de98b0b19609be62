import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Messages } from '../../src/domain/messages/messages.js';
import { messages as ar } from '../../src/i18n/ar.js';
import { messages as de } from '../../src/i18n/de.js';
import { messages as fr } from '../../src/i18n/fr.js';
import { formatsOf } from '../../src/i18n/formats.js';
import { mapFormatsOf } from '../../src/i18n/map-formats.js';

const folder = 'src/i18n';
const english: Record<string, unknown> = {};
for (const file of readdirSync(folder).filter((name) => /^en-.*\.ts$/.test(name))) {
  const module = (await import(`../../${folder}/${file}`)) as Record<string, unknown>;
  for (const [name, catalogue] of Object.entries(module))
    if (name.endsWith('Messages')) Object.assign(english, catalogue);
}

const languages = { ar, de, fr };
const counts = [0, 1, 2, 3, 11, 100];
const formatOf = (lang: string) => mapFormatsOf(formatsOf(`${lang}-u-nu-latn`), 'km', lang);

/** Returns the text of a message, with sample arguments for each function. */
function say(lang: string, name: string, message: unknown): string {
  if (typeof message === 'string') return message;
  const format = formatOf(lang);
  const of = message as (...args: unknown[]) => string;
  if (name === 'positionError') return of('position-denied');
  if (['myStoreLost', 'directionsName'].includes(name)) return of('Lyon');
  if (/^stock(InStores)?$/.test(name)) return of(format, 'in', name === 'stock' ? 'Lyon' : 2, 0);
  if (name === 'stockInCountry') return of(format, 'in', 2, 'France');
  if (name === 'similar') return of(format, 'Lion', 2, ['Lyon', 'Lyons', 'Loin', 'Lien']);
  if (/^(storesWithin|haveIt)$/.test(name))
    return of(format, 3, 20, name === 'haveIt' ? 2 : 'Lyon');
  if (/^(summary)$/.test(name)) return of(format, 3, 2);
  if (/^(noneWithin)$/.test(name)) return of(format, 3000, 'Lyon', 'Nice');
  if (/^(place|pinWithStock|only|notOnly)$/.test(name))
    return of(format, 'Lyon', 'Rhône', 'France');
  if (/^(storesIn|storesOnly|found|stockNearby|withCount)$/.test(name))
    return /^(stockNearby|withCount)$/.test(name)
      ? of(format, 'Lyon', 3)
      : of(format, 3, 'Lyon', 'open');
  const takesName =
    /Name$|^(nothingFound|approximate|wheelKey|nearestSoFar|noneIn|noDistances|distanceIn)$/;
  return takesName.test(name) ? of(format, 'Lyon') : of(format, 3, 2);
}

/**
 * Messages that are the same in another language: names, signs, and words that both languages
 * share.
 */
const alike: Readonly<Record<string, readonly string[]>> = {
  ar: ['distance'],
  de: [
    'distance',
    'distanceIn',
    'mapsLink',
    'place',
    'pinWithStock',
    'region',
    'website',
    'withCount',
  ],
  fr: ['distance', 'email', 'mapsLink', 'place', 'pinWithStock', 'suggestions', 'withCount'],
};

describe('every language', () => {
  it('has the messages of the English catalogues, and no others', () => {
    const names = Object.keys(english).sort();
    assert.ok(names.length > 100);
    for (const messages of Object.values(languages))
      assert.deepEqual(Object.keys(messages).sort(), names);
  });

  it('has no message that is never shown', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(elements|controllers)\/.*\.ts$/.test(file))
      .map((file) => readFileSync(`src/${file}`, 'utf8'))
      .join('\n');
    const own = new Set(Object.keys(english));
    for (const name of own)
      assert.match(files, new RegExp(`\\.${name}\\b|[{,] *${name}\\b|'${name}'`), name);
  });

  it('translates every message', () => {
    for (const [lang, messages] of Object.entries(languages)) {
      const same = Object.entries(messages)
        .filter(([name, message]) => {
          const said = say(lang, name, message);
          assert.ok(
            said.trim() && !/undefined|NaN|#|\[object/.test(said),
            `${lang} ${name}: ${said}`,
          );
          return said === say(lang, name, english[name]);
        })
        .map(([name]) => name);
      assert.deepEqual(same.sort(), [...(alike[lang] ?? [])].sort(), lang);
    }
  });

  it('names its links and buttons with the words that are visible on them', () => {
    for (const [lang, messages] of Object.entries(languages)) {
      const format = formatOf(lang);
      assert.ok(messages.mapsLinkName(format, 'Lyon').startsWith(messages.mapsLink), lang);
      assert.ok(messages.directionsName('Lyon').startsWith(messages.directions), lang);
    }
  });
});

describe('counts of stores', () => {
  const said = (lang: string, { summary, stockInStores }: Messages) =>
    counts.map((n) => [summary(formatOf(lang), n, 1), stockInStores(formatOf(lang), 'in', n)]);

  it('have two forms in German', () => {
    assert.deepEqual(said('de', de), [
      ['0 Filialen', 'Verfügbar in einigen Filialen'],
      ['1 Filiale', 'Verfügbar in 1 Filiale'],
      ['2 Filialen', 'Verfügbar in 2 Filialen'],
      ['3 Filialen', 'Verfügbar in 3 Filialen'],
      ['11 Filialen', 'Verfügbar in 11 Filialen'],
      ['100 Filialen', 'Verfügbar in 100 Filialen'],
    ]);
  });

  it('are singular in French for none too', () => {
    assert.deepEqual(said('fr', fr), [
      ['0 magasin', 'En stock dans certains magasins'],
      ['1 magasin', 'En stock dans 1 magasin'],
      ['2 magasins', 'En stock dans 2 magasins'],
      ['3 magasins', 'En stock dans 3 magasins'],
      ['11 magasins', 'En stock dans 11 magasins'],
      ['100 magasins', 'En stock dans 100 magasins'],
    ]);
  });

  it('have six forms in Arabic', () => {
    assert.deepEqual(said('ar', ar), [
      ['لا متاجر', 'متوفر في بعض المتاجر'],
      ['متجر واحد', 'متوفر في متجر واحد'],
      ['متجران', 'متوفر في متجرين'],
      ['3 متاجر', 'متوفر في 3 متاجر'],
      ['11 متجرًا', 'متوفر في 11 متجرًا'],
      ['100 متجر', 'متوفر في 100 متجر'],
    ]);
  });
});

describe('the age of an answer about stock', () => {
  const [now, old] = [10_000, 5 * 60_000];
  for (const [lang, just, ago] of [
    ['en', 'Checked just now', 'Checked 5 min. ago'],
    ['de', 'Geprüft gerade eben', 'Geprüft vor 5 Min.'],
    ['fr', 'Vérifié à l’instant', 'Vérifié il y a 5 min'],
    ['ar', 'تم التحقق الآن', 'تم التحقق قبل 5 دقائق'],
  ] as const)
    it(`is named in ${lang} without a claim of how fresh the stock is, which the service does not document`, () => {
      const { stockAge } = { ar, de, fr, en: english as unknown as Messages }[lang];
      const said = [now, old].map((ageMs) => stockAge(formatOf(lang), ageMs).replace(/\s/g, ' '));
      assert.deepEqual(said, [just, ago]);
    });
});

describe('places in Arabic', () => {
  it('come before the names of larger areas, whatever their letters', () => {
    assert.equal(
      ar.place(formatOf('ar'), 'Paradise', 'Nevada', 'الولايات المتحدة'),
      'Paradise، \u2068Nevada\u2069، \u2068الولايات المتحدة\u2069',
    );
    assert.equal(ar.place(formatOf('ar'), 'Paris', '', ''), 'Paris');
  });
});

describe('places in French', () => {
  for (const [place, near, inside] of [
    ['Lyon', 'de Lyon', 'à Lyon'],
    ['Orléans', 'd’Orléans', 'à Orléans'],
    ['Le Mans', 'du Mans', 'au Mans'],
    ['Les Ulis', 'des Ulis', 'aux Ulis'],
    ['Lens', 'de Lens', 'à Lens'],
  ] as const)
    it(`join ${place} to the words before it`, () => {
      assert.ok(fr.storesWithin(formatOf('fr'), 2, 5000, place).endsWith(near));
      assert.equal(fr.distanceIn(formatOf('fr'), place), inside);
    });
});
