import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diskReader } from '../../src/cli/disk-reader.js';
import type { Place } from '../../src/domain/search/place.js';
import { interpretQuery } from '../../src/elements/store-locator/features/search/interpret-query.js';
import { PlaceLookup } from '../../src/elements/store-locator/features/search/place-lookup.js';
import { searchPlaces } from '../../src/gazetteer/search/search-places.js';
import { line, many } from './typed-places.js';

const read = diskReader('src/gazetteer/data');
const in1 = (code: string) => new Map([[code, 9]]);

/** Returns what Enter takes, and the places that are offered beside it. */
async function enter(text: string, countries: ReadonlyMap<string, number> = many) {
  const places = await searchPlaces(text, { read, countries, isWhole: true, limit: 50 });
  const lookup = new PlaceLookup({ text, settle: 'enter' }, places);
  lookup.isOver = true;
  const stores = { all: [], stores: [], similar: [], named: () => [] };
  lookup.place = interpretQuery(lookup, { ...stores, isEarly: false, isPending: false })?.place;
  return { taken: lookup.place && line(lookup.place), others: lookup.others };
}

const names = (places: readonly Place[]): string[] => places.map(line);

describe('a name that only resembles the text', () => {
  for (const [typed, taken, countries] of [
    ['Lyom', 'Lyon, Auvergne-Rhône-Alpes, FR', many],
    ['Lyonn', 'Lyon, Auvergne-Rhône-Alpes, FR', in1('FR')],
    // Neukölln is also called Berlin-Neukölln.
    ['Berlinn', 'Berlin, State of Berlin, DE', in1('DE')],
    ['Hamburgh', 'Hamburg, Hamburg, DE', many],
    ['Manchestr', 'Manchester, England, GB', in1('GB')],
    ['Birminghan', 'Birmingham, England, GB', in1('GB')],
    ['Moskow', 'Moscow, Moscow, RU', in1('RU')],
    ['Barclona', 'Barcelona, Catalonia, ES', in1('US')],
    ['Springfeild', 'Springfield, Missouri, US', in1('US')],
    ['Frankfurdd', 'Frankfurt, Hesse, DE', in1('DE')],
    ['Rotterdm', 'Rotterdam, South Holland, NL', in1('NL')],
  ] as const)
    it(`is taken where no larger place is as near in letters: "${typed}"`, async () => {
      const found = await enter(typed, countries);
      assert.equal(found.taken?.replace('Frankfurt am Main', 'Frankfurt'), taken);
    });

  for (const [typed, offered, countries] of [
    // Quarters of large cities that are like the name of a place elsewhere
    ['Le Marais', 'Le Manas, Pays de la Loire, FR', many],
    ['Ginza', 'Ginoza, Okinawa, JP', in1('JP')],
    ['Brera', 'Breda, North Brabant, NL', in1('IT')],
    ['Gion', 'Gijón, Asturias, ES', many],
    ['Soho', 'Solo, Missouri, US', in1('US')],
    ['Montmarte', 'Mont-Mamet, Brittany, FR', in1('FR')],
    // A larger town abroad is as near.
    ['Lyonn', 'Lyon, Auvergne-Rhône-Alpes, FR', in1('US')],
    ['Berlinn', 'Berlin, State of Berlin, DE', in1('US')],
    // Small places
    ['Kingwod', 'Kingwood, Texas, US', in1('US')],
    ['Le Panier', 'Leander, Texas, US', in1('US')],
  ] as const)
    it(`is offered and not taken: "${typed}"`, async () => {
      const { taken, others } = await enter(typed, countries);
      assert.equal(taken, undefined);
      assert.ok(names(others).includes(offered), names(others).join('; '));
    });

  for (const [typed, taken, beside, countries] of [
    ['Pittsburg', 'Pittsburg, California, US', 'Pittsburgh, Pennsylvania, US', in1('US')],
    ['Edinburg', 'Edinburg, Texas, US', 'Edinburgh, Scotland, GB', many],
    ['Lion', 'Lion, Normandy, FR', 'Lyon, Auvergne-Rhône-Alpes, FR', in1('FR')],
  ] as const)
    it(`of a much larger town is offered beside the place of that name: "${typed}"`, async () => {
      const found = await enter(typed, countries);
      assert.equal(found.taken, taken);
      assert.ok(names(found.others.slice(0, 3)).includes(beside), names(found.others).join('; '));
    });

  for (const [typed, taken] of [
    ['Lyon', 'Lyon, Auvergne-Rhône-Alpes, FR'],
    ['Bath', 'Bath, England, GB'],
    ['Portland', 'Portland, Oregon, US'],
    ['Nice', "Nice, Provence-Alpes-Côte d'Azur, FR"],
  ] as const)
    it(`is not offered beside a known town: "${typed}"`, async () => {
      const found = await enter(typed);
      assert.equal(found.taken, taken);
      assert.deepEqual(names(found.others.filter(({ isOffered }) => isOffered)), []);
    });
});
