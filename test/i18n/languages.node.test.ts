import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, before, beforeEach, describe, it, mock } from 'node:test';
import {
  translations,
  wordsOf,
  type Translation,
} from '../../src/controllers/words/translation.js';
import { english, formatOf, languages } from './all-languages.js';

/** Returns the text of a message, with sample arguments for each function. */
function say(lang: string, name: string, message: unknown, n = 3): string {
  if (typeof message === 'string') return message;
  const format = formatOf(lang);
  const of = message as (...args: unknown[]) => string;
  if (name === 'positionError') return of('position-denied');
  if (['myStoreLost', 'directionsName'].includes(name)) return of('Lyon');
  if (name === 'stock') return of(format, 'in', 'Lyon', n);
  if (name === 'stockInStores') return of(format, 'in', n);
  if (name === 'similar') return of(format, 'Lion', n, ['Lyon', 'Lyons', 'Loin', 'Lien']);
  if (name === 'storesWithin') return of(format, n, 20, 'Lyon');
  if (name === 'haveIt') return of(format, n, n + 20, n);
  if (name === 'summary') return of(format, n, 2);
  if (name === 'noneWithin') return of(format, 3000, 'Lyon', 'Nice');
  if (/^(place|pinWithStock|only|notOnly)$/.test(name))
    return of(format, 'Lyon', 'Rhône', 'France');
  if (name === 'stockInCountry') return of(format, 'in', n, 'France');
  if (/^(stockNearby|withCount)$/.test(name)) return of(format, 'Lyon', n);
  if (/^(storesIn|storesOnly|found)$/.test(name)) return of(format, n, 'Lyon', '24/7');
  const takesName =
    /Name$|^(nothingFound|approximate|wheelKey|nearestSoFar|noneIn|noDistances|distanceIn|distancesFrom|searchedPlace|showStreets)$/;
  return takesName.test(name) ? of(format, 'Lyon') : of(format, n, 2);
}

const names = ['distance', 'mapsLink', 'pinWithStock', 'place', 'withCount'];

/**
 * Messages that are the same in another language: names, signs, and words that both languages
 * share.
 */
const alike: Readonly<Record<string, readonly string[]>> = {
  ar: ['distance'],
  de: [...names, 'distanceIn', 'region', 'website'],
  es: names,
  fr: [...names, 'email', 'suggestions'],
  it: [...names, 'email'],
  nl: [...names, 'distanceIn', 'email', 'filters', 'website'],
  pl: [...names, 'email', 'region'],
  pt: [...names, 'email'],
  'pt-pt': [...names, 'email'],
};

/** Words of the English messages that none of the other languages has. */
const englishWords =
  /\b(stores?|the|and|could|cannot|town|show|search|nearest|within|loading|checked|again|your)\b/i;

describe('every language', () => {
  it('is one of nine besides the second Portuguese, and pages load each of them', () => {
    const codes = Object.keys(languages).sort();
    assert.deepEqual(codes, ['ar', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'pt-pt']);
    assert.deepEqual(Object.keys(translations).sort(), codes);
  });

  it('has the messages of the English catalogues, and no others', () => {
    const names = Object.keys(english).sort();
    assert.ok(names.length > 100);
    for (const [lang, messages] of Object.entries(languages))
      assert.deepEqual(Object.keys(messages).sort(), names, lang);
  });

  it('has no message that is never shown', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(elements|controllers|map|domain\/hours)\/.*\.ts$/.test(file))
      .map((file) => readFileSync(`src/${file}`, 'utf8'))
      .join('\n');
    const own = new Set(Object.keys(english));
    for (const name of own)
      assert.match(files, new RegExp(`\\.${name}\\b|[{,] *${name}\\b|'${name}'`), name);
  });

  for (const [lang, messages] of Object.entries(languages)) {
    it(`translates every message: ${lang}`, () => {
      const same = Object.entries(messages)
        .filter(([name, message]) => say(lang, name, message) === say(lang, name, english[name]))
        .map(([name]) => name);
      assert.deepEqual(same.sort(), [...(alike[lang] ?? [])].sort(), lang);
    });

    it(`has no gaps, doubled spaces or English words, whatever the number: ${lang}`, () => {
      for (const n of [0, 1, 2, 3, 5, 11, 22, 25, 1000])
        for (const [name, message] of Object.entries(messages)) {
          const said = say(lang, name, message, n);
          const text = `${lang} ${name}: "${said}"`;
          assert.ok(said && said === said.trim(), text);
          assert.doesNotMatch(said, /undefined|NaN|#|\[object|\s\s| [.,;)]|\( /, text);
          assert.doesNotMatch(said, englishWords, text);
        }
    });
  }

  it('names its links and buttons with the words that are visible on them', () => {
    for (const [lang, messages] of Object.entries(languages)) {
      const format = formatOf(lang);
      assert.ok(messages.mapsLinkName(format, 'Lyon').startsWith(messages.mapsLink), lang);
      assert.ok(messages.directionsName('Lyon').startsWith(messages.directions), lang);
      assert.ok(
        messages.chooseThisStoreName(format, 'Lyon').startsWith(messages.chooseThisStore),
        lang,
      );
    }
  });
});

describe('the file of a language', () => {
  const asked: string[] = [];
  const files = translations as Record<string, Translation>;
  const usual = { ...files };

  /** An element of a page in one language. */
  class Host {
    readonly #lang: string;
    constructor(lang: string) {
      this.#lang = lang;
    }
    getAttribute(): string {
      return this.#lang;
    }
  }

  before(() => void Object.assign(globalThis, { Element: Host }));
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    asked.length = 0;
    for (const [code, load] of Object.entries(usual))
      files[code] = () => {
        asked.push(code);
        return load();
      };
  });
  afterEach(() => mock.timers.reset());

  for (const [lang, file] of [
    ['pt', 'pt'],
    ['pt-BR', 'pt'],
    ['PT-br', 'pt'],
    // Portuguese of Latin America
    ['pt-419', 'pt'],
    ['pt-PT', 'pt-pt'],
    ['pt-pt', 'pt-pt'],
    ['pt-AO', 'pt-pt'],
    ['pt-MZ', 'pt-pt'],
    ['pt-CH', 'pt-pt'],
    ['es-419', 'es'],
    ['es-MX', 'es'],
    ['it-CH', 'it'],
    ['nl-BE', 'nl'],
    ['pl-PL', 'pl'],
    ['fr-CA', 'fr'],
    ['ptx', undefined],
    ['pt_PT', undefined],
    ['ja', undefined],
  ] as const)
    it(`is ${file ?? 'none, for English,'} where the page says lang="${lang}"`, () => {
      const words = wordsOf(new Host(lang) as unknown as Element);
      assert.deepEqual(asked, file ? [file] : []);
      assert.equal(words === undefined, !file);
    });
});
