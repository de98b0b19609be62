import { expect } from '@open-wc/testing';
import { demoData } from '../../demo/service/demo-data.js';
import { decodeLocation } from '../../src/api/decode/decode-location.js';
import { sortByName } from '../../src/domain/list/sort-by-name.js';
import { sortByTown } from '../../src/domain/list/sort-by-town.js';
import { enrichStore } from '../../src/domain/store/enrich-store.js';
import { normalizeText } from '../../src/domain/search/normalize-text.js';
import { guessCountry } from '../../src/domain/country/guess-country.js';
import { filterStores } from '../../src/domain/list/filter-stores.js';
import type { Store } from '../../src/domain/store/store.js';
import { seeded } from '../support/fakes/seeded.js';

const demoStores = demoData.listing
  .slice()
  .map(decodeLocation)
  .filter((store) => store !== undefined);
const codedStores = demoStores.map((store) => enrichStore(store, 'en'));

const random = seeded(7);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** Stores of few countries, states and towns, some of them not named. */
const madeUp = (count: number): Store[] =>
  Array.from({ length: count }, (_, id) => ({
    ...(demoStores[0] as Store),
    id,
    name: pick(['Älv', 'Alv', 'alva', 'Zoo', 'Ørsted', 'Ort', '10', '9']),
    country: pick(['France', 'Germany', 'Deutschland', '']),
    countryCode: pick(['FR', 'DE', undefined]),
    state: pick(['', 'A', 'Å', 'b', 'B']),
    city: pick(['', 'Åre', 'Arle', 'Zug']),
  }));

const ids = (stores: readonly Store[]): number[] => stores.map(({ id }) => id);
const countryOf = (store: Store): string => store.countryCode ?? store.country;
const isEven = ({ id }: Store): boolean => id % 2 === 0;

describe('narrowing by country, state and tests', () => {
  it('leaves and counts the same stores as a filter for each choice', () => {
    for (const stores of [codedStores, demoStores, madeUp(500), []])
      for (let run = 0; run < 40; run++) {
        const { state: someState } = pick(stores.length ? stores : demoStores);
        const country = pick([undefined, 'FR', 'DE', 'France', '']);
        const state = pick([undefined, someState]);
        const tests = pick([[], [isEven], [isEven, ({ city }: Store) => city < 'M']]);
        const inCountry = (store: Store) => country === undefined || countryOf(store) === country;
        const inState = (store: Store) => state === undefined || store.state === state;
        const passing = stores.filter((store) => tests.every((test) => test(store)));
        const { stores: left, countries, states } = filterStores(stores, { country, state, tests });
        expect(ids(left)).to.deep.equal(ids(passing.filter(inCountry).filter(inState)));
        for (const key of new Set(stores.map(countryOf))) {
          const { length } = passing.filter((store) => countryOf(store) === key);
          expect(countries.get(key) ?? 0).to.equal(length);
        }
        for (const key of new Set(stores.map((store) => store.state))) {
          const { length } = passing.filter(inCountry).filter((store) => store.state === key);
          expect(states.get(key) ?? 0).to.equal(length);
        }
      }
  });

  it('gives the very same list where nothing narrows it', () => {
    const nothing = { country: undefined, state: undefined, tests: [] };
    expect(filterStores(demoStores, nothing).stores).to.equal(demoStores);
  });
});

describe('the order by town', () => {
  it('keeps states and towns together, and else the order of the list', () => {
    for (const stores of [demoStores, madeUp(500)]) {
      const ordered = sortByTown(stores);
      expect(ids(ordered).sort((a, b) => a - b)).to.deep.equal(ids(stores).sort((a, b) => a - b));
      const ranks = new Map(stores.map(({ id }, rank) => [id, rank]));
      for (const [nth, { id, state, city }] of ordered.entries()) {
        const next = ordered[nth + 1];
        if (!next) continue;
        const [own, other] = [normalizeText(state), normalizeText(next.state)];
        const [town, otherTown] = [normalizeText(city), normalizeText(next.city)];
        expect(own <= other, `${state} before ${next.state}`).to.equal(true);
        if (own === other) expect(town <= otherTown, `${city} before ${next.city}`).to.equal(true);
        if (own === other && town === otherTown)
          expect(ranks.get(id)).to.be.below(ranks.get(next.id) as number);
      }
    }
  });
});

describe('the order by name', () => {
  for (const lang of ['en', 'sv', 'ja'])
    it(`is that of the language "${lang}"`, () => {
      const { compare } = new Intl.Collator(lang);
      for (const listing of [demoStores, madeUp(300)]) {
        const some = listing.filter(isEven);
        const naive = [...some].sort((a, b) => compare(a.name, b.name));
        expect(ids(sortByName(some, listing, lang))).to.deep.equal(ids(naive));
        const near = some.filter((_, nth) => nth % 5 === 0);
        const others = some.filter((_, nth) => nth % 5 !== 0);
        const first = naive.filter((store) => near.includes(store));
        expect(ids(sortByName(some, listing, lang, near))).to.deep.equal(
          ids([...first, ...others]),
        );
      }
    });
});

describe('the country that a list shows first', () => {
  const zone = 'Nowhere/At_All';
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const namesOf = (code: string) => [english.of(code)];
  /** Every listing, the coded one too, has its largest country on the first page. */
  const sorted = (stores: readonly Store[]) =>
    stores.toSorted((a, b) => Number(b.country === 'France') - Number(a.country === 'France'));
  const guess = (own: string | undefined, codes: readonly string[], timeZone: string) =>
    guessCountry(sorted(demoStores), [own], codes, namesOf, () => timeZone);

  it('is the country of the shopper’s own store, else the first country of a hint that has stores', () => {
    expect(guess('Sweden', ['JP'], zone)).to.equal('Sweden');
    expect(guess('Brazil', ['ZZ', 'BR', 'JP', 'FR'], 'Europe/Paris')).to.equal('Japan');
  });

  it('is a country of the visitor’s time zone, in engines that know them', () => {
    const locale = new Intl.Locale('und-AT') as Intl.Locale & Record<string, unknown>;
    const isKnown = 'getTimeZones' in locale || 'timeZones' in locale;
    expect(guess(undefined, ['BR'], 'Europe/Vienna')).to.equal(isKnown ? 'Austria' : 'France');
  });

  it('is the first sure one that the listing has', () => {
    expect(guessCountry(codedStores, ['ZZ', 'SE', 'DE'], ['FR'], namesOf)).to.equal('SE');
  });

  it('is the country with most stores on the first page, whatever the next pages bring', () => {
    const store = (country: string) => ({ ...demoStores[0]!, country });
    const first = [...Array<string>(130).fill('Italy'), ...Array<string>(120).fill('Spain')].map(
      store,
    );
    const next = Array<string>(90).fill('Spain').map(store);
    for (const known of [first, [...first, ...next]])
      expect(guessCountry(known, [], [], namesOf, () => zone)).to.equal('Italy');
    expect(guessCountry([...first, store('Malta')], [], ['MT'], namesOf)).to.equal('Malta');
  });

  it('is the country with most stores where nothing else tells, by its code where that is known', () => {
    expect(guess(undefined, [], zone)).to.equal('France');
    const coded = sorted(codedStores);
    expect(guessCountry(coded, [], ['SE'], namesOf, () => zone)).to.equal('SE');
    expect(guessCountry(coded, [], [], namesOf, () => zone)).to.equal('FR');
    expect(guessCountry([], [], ['FR'], namesOf, () => zone)).to.equal(undefined);
  });
});
