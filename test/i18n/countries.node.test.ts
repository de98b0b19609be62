import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withArticles } from '../../src/elements/store-locator/list/with-articles.js';
import { messages as spanish } from '../../src/i18n/es.js';
import { formatOf } from './all-languages.js';

describe('countries and regions in English', () => {
  for (const [where, said] of [
    ['France', 'in France'],
    ['United Kingdom', 'in the United Kingdom'],
    ['Netherlands', 'in the Netherlands'],
    ['England, United Kingdom', 'in England, United Kingdom'],
    ['Balearic Islands', 'in the Balearic Islands'],
    ['Mexico City', 'in Mexico City'],
  ] as const)
    it(`follow “in” with their article: ${where}`, () => {
      for (const line of ['64 stores in', 'No store in', '2 stores in stock · only in'])
        assert.equal(
          withArticles(`${line} ${where}`, [undefined, where]),
          `${line.slice(0, -2)}${said}`,
        );
    });

  it('change nothing elsewhere in a line', () => {
    const line = '4 stores match “made in United Kingdom”';
    assert.equal(withArticles(line, ['France', undefined]), line);
  });
});

describe('countries and regions in Spanish', () => {
  for (const [where, said] of [
    ['Francia', 'en Francia'],
    ['Reino Unido', 'en el Reino Unido'],
    ['Países Bajos', 'en los Países Bajos'],
    ['Islas Baleares, España', 'en las Islas Baleares, España'],
  ] as const)
    it(`follow “en” with their article: ${where}`, () => {
      const { storesOnly, storesIn, noneIn, only } = spanish;
      const format = formatOf('es');
      assert.equal(storesOnly(format, 64, where, ''), `64 tiendas ${said}`);
      assert.equal(storesIn(format, 64, where), `64 tiendas ${said}`);
      assert.ok(noneIn(format, where).startsWith(`Ninguna tienda ${said}.`));
      assert.equal(only(format, where, ''), `solo ${said}`);
      assert.equal(storesOnly(format, 64, '', 'X'), '64 tiendas: X');
    });
});
