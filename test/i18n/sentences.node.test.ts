import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Messages } from '../../src/domain/messages/messages.js';
import { english, formatOf, languages } from './all-languages.js';

const known: Record<string, Messages> = { ...languages, en: english as unknown as Messages };
const wordsIn = (lang: string): Messages => known[lang]!;

/** Some languages keep words together by other spaces. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('counts of stores', () => {
  for (const [situation, lang, expected] of [
    [
      'have two forms in German',
      'de',
      [
        [0, '0 Filialen', 'Verfügbar in einigen Filialen'],
        [1, '1 Filiale', 'Verfügbar in 1 Filiale'],
        [2, '2 Filialen', 'Verfügbar in 2 Filialen'],
        [11, '11 Filialen', 'Verfügbar in 11 Filialen'],
      ],
    ],
    [
      'are singular in French for none too',
      'fr',
      [
        [0, '0 magasin', 'En stock dans certains magasins'],
        [1, '1 magasin', 'En stock dans 1 magasin'],
        [2, '2 magasins', 'En stock dans 2 magasins'],
        [100, '100 magasins', 'En stock dans 100 magasins'],
      ],
    ],
    [
      'have six forms in Arabic',
      'ar',
      [
        [0, 'لا متاجر', 'متوفر في بعض المتاجر'],
        [1, 'متجر واحد', 'متوفر في متجر واحد'],
        [2, 'متجران', 'متوفر في متجرين'],
        [3, '3 متاجر', 'متوفر في 3 متاجر'],
        [11, '11 متجرًا', 'متوفر في 11 متجرًا'],
        [100, '100 متجر', 'متوفر في 100 متجر'],
      ],
    ],
    [
      'have two forms in Spanish',
      'es',
      [
        [0, '0 tiendas', 'Disponible en algunas tiendas'],
        [1, '1 tienda', 'Disponible en 1 tienda'],
        [2, '2 tiendas', 'Disponible en 2 tiendas'],
        [1234567, '1.234.567 tiendas', 'Disponible en 1.234.567 tiendas'],
      ],
    ],
    [
      'have two forms in Italian',
      'it',
      [
        [0, '0 negozi', 'Disponibile in alcuni negozi'],
        [1, '1 negozio', 'Disponibile in 1 negozio'],
        [2, '2 negozi', 'Disponibile in 2 negozi'],
      ],
    ],
    [
      'have two forms in Dutch',
      'nl',
      [
        [0, '0 winkels', 'Op voorraad in sommige winkels'],
        [1, '1 winkel', 'Op voorraad in 1 winkel'],
        [2, '2 winkels', 'Op voorraad in 2 winkels'],
      ],
    ],
    [
      'are singular in Brazil for none too',
      'pt',
      [
        [0, '0 loja', 'Disponível em algumas lojas'],
        [1, '1 loja', 'Disponível em 1 loja'],
        [2, '2 lojas', 'Disponível em 2 lojas'],
      ],
    ],
    [
      'are plural in Portugal for none',
      'pt-pt',
      [
        [0, '0 lojas', 'Disponível em algumas lojas'],
        [1, '1 loja', 'Disponível em 1 loja'],
        [2, '2 lojas', 'Disponível em 2 lojas'],
      ],
    ],
    [
      'have three forms in Polish, and two after a preposition',
      'pl',
      [
        [0, '0 sklepów', 'Dostępny w niektórych sklepach'],
        [1, '1 sklep', 'Dostępny w 1 sklepie'],
        [2, '2 sklepy', 'Dostępny w 2 sklepach'],
        [5, '5 sklepów', 'Dostępny w 5 sklepach'],
        [12, '12 sklepów', 'Dostępny w 12 sklepach'],
        [21, '21 sklepów', 'Dostępny w 21 sklepach'],
        [22, '22 sklepy', 'Dostępny w 22 sklepach'],
        [25, '25 sklepów', 'Dostępny w 25 sklepach'],
        [112, '112 sklepów', 'Dostępny w 112 sklepach'],
      ],
    ],
  ] as const)
    it(situation, () => {
      const { summary, stockInStores } = wordsIn(lang);
      const format = formatOf(lang);
      const said = expected.map(([n]) => [
        n,
        plain(summary(format, n, 1)),
        plain(stockInStores(format, 'in', n)),
      ]);
      assert.deepEqual(said, expected);
    });
});

describe('the number of further stores', () => {
  for (const [lang, one, two, button] of [
    ['es', 'en 1 tienda más', 'en 2 tiendas más', 'Mostrar 2 tiendas más'],
    ['it', 'in 1 altro negozio', 'in altri 2 negozi', 'Mostra altri 2 negozi'],
    ['nl', 'in 1 andere winkel', 'in 2 andere winkels', 'Nog 2 winkels tonen'],
    ['pt', 'em mais 1 loja', 'em mais 2 lojas', 'Mostrar mais 2 lojas'],
    ['pt-pt', 'em mais 1 loja', 'em mais 2 lojas', 'Mostrar mais 2 lojas'],
    ['pl', 'w 1 innym sklepie', 'w 2 innych sklepach', 'Pokaż jeszcze 2 sklepy'],
  ] as const)
    it(`agrees with its noun in ${lang}`, () => {
      const { stock, showEarlier } = wordsIn(lang);
      const format = formatOf(lang);
      for (const [n, end] of [
        [1, one],
        [2, two],
      ] as const)
        assert.ok(plain(stock(format, 'out', 'Lyon', n)).endsWith(` ${end}`), end);
      assert.equal(plain(showEarlier(format, 2)), button);
    });
});

describe('the age of an answer about stock', () => {
  const [now, old] = [10_000, 5 * 60_000];
  for (const [lang, just, ago] of [
    ['en', 'Checked just now', 'Checked 5 min. ago'],
    ['de', 'Geprüft gerade eben', 'Geprüft vor 5 Min.'],
    ['fr', 'Vérifié à l’instant', 'Vérifié il y a 5 min'],
    ['ar', 'تم التحقق الآن', 'تم التحقق قبل 5 دقائق'],
    ['es', 'Comprobado ahora mismo', 'Comprobado hace 5 min'],
    ['it', 'Verificato poco fa', 'Verificato 5 min fa'],
    ['nl', 'Zojuist gecontroleerd', '5 min. geleden gecontroleerd'],
    ['pl', 'Sprawdzono przed chwilą', 'Sprawdzono 5 min temu'],
    ['pt', 'Verificado agora mesmo', 'Verificado há 5 min.'],
    ['pt-pt', 'Verificado agora mesmo', 'Verificado há 5 min'],
  ] as const)
    it(`is named in ${lang} without a claim of how fresh the stock is, which the service does not document`, () => {
      const { stockAge } = wordsIn(lang);
      const said = [now, old].map((ageMs) => plain(stockAge(formatOf(lang), ageMs)));
      assert.deepEqual(said, [just, ago]);
    });
});

describe('unknown stock', () => {
  for (const lang of Object.keys(languages))
    it(`is never called out of stock in ${lang}`, () => {
      const { stock, stockInStores, haveIt, stockFailed } = wordsIn(lang);
      const format = formatOf(lang);
      const said = [
        stock(format, 'unknown', 'Lyon', 0),
        stock(format, 'unknown', undefined, 0),
        stockInStores(format, 'unknown', 0),
      ];
      assert.deepEqual(said, [stockFailed, stockFailed, stockFailed]);
      const out = stock(format, 'out', undefined, 0);
      assert.ok(!said.some((text) => text.includes(out)));
      assert.ok(!haveIt(format, 0, 5, 5).includes('0'));
    });
});

describe('the visitor’s position as a place', () => {
  for (const [lang, within, nearest] of [
    ['es', '2 tiendas a menos de 5 km de ti', 'Por ahora, las más cercanas a ti'],
    ['it', '2 negozi entro 5 km da te', 'Finora i più vicini a te'],
    ['nl', '2 winkels binnen 5 km van jou', 'Tot nu toe het dichtst bij jou'],
    [
      'pl',
      '2 sklepy w promieniu 5 km od miejsca: Twoja lokalizacja',
      'Najbliższe na razie sklepy w okolicy: Twoja lokalizacja',
    ],
    [
      'pt',
      '2 lojas em um raio de 5 km (sua localização)',
      'As mais próximas até agora (sua localização)',
    ],
    [
      'pt-pt',
      '2 lojas num raio de 5 km (a sua localização)',
      'As mais próximas até agora (a sua localização)',
    ],
  ] as const)
    it(`fits into the sentences of ${lang}`, () => {
      const { storesWithin, nearestSoFar, you } = wordsIn(lang);
      const format = formatOf(lang);
      assert.deepEqual(
        [plain(storesWithin(format, 2, 5000, you)), plain(nearestSoFar(format, you))],
        [within, nearest],
      );
    });
});

describe('places in Arabic', () => {
  it('come before the names of larger areas, whatever their letters', () => {
    const { place } = wordsIn('ar');
    assert.equal(
      place(formatOf('ar'), 'Paradise', 'Nevada', 'الولايات المتحدة'),
      'Paradise، \u2068Nevada\u2069، \u2068الولايات المتحدة\u2069',
    );
    assert.equal(place(formatOf('ar'), 'Paris', '', ''), 'Paris');
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
      const { storesWithin, distanceIn } = wordsIn('fr');
      assert.ok(storesWithin(formatOf('fr'), 2, 5000, place).endsWith(near));
      assert.equal(distanceIn(formatOf('fr'), place), inside);
    });
});

describe('places in Italian', () => {
  for (const [place, inside] of [
    ['Lyon', 'a Lyon'],
    ['Empoli', 'a Empoli'],
    ['Amsterdam', 'ad Amsterdam'],
    ['Århus', 'ad Århus'],
  ] as const)
    it(`join ${place} to the words before it`, () => {
      assert.equal(wordsIn('it').distanceIn(formatOf('it'), place), inside);
    });
});
