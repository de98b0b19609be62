import { expect } from '@open-wc/testing';
import { resolvePlace } from '../../src/domain/search/resolve-place.js';
import type { Place } from '../../src/domain/search/place.js';
import type { Store } from '../../src/domain/store/store.js';
import { storesIn } from '../../src/domain/list/stores-in.js';
import { storeAt } from '../map/map-harness.js';
import { place } from '../support/harness/places.js';

const texas: Place = {
  ...place('Texas', 29.76, -95.36),
  ...{ kind: 'region', countryCode: 'US', aliases: ['Texas', 'TX'], radiusMeters: 500_000 },
};
const france: Place = { ...place('France', 48.85, 2.35), kind: 'country' };
const puertoRico: Place = {
  ...place('Puerto Rico', 18.4, -66.1),
  ...{ kind: 'country', countryCode: 'PR', aliases: ['Puerto Rico', 'PR'] },
};
let id = 0;
const store = (state: string, countryCode = 'US', lat = 30.3, lng = -97.7): Store => ({
  ...storeAt(++id, lat, lng),
  ...{ state, countryCode },
});
const nowhere = (one: Store): Store => ({ ...one, position: undefined });

describe('the stores of an area', () => {
  it('are those whose address names it, by any of its names', () => {
    const named = [store('TX'), store('texas'), nowhere(store('Texas'))];
    const others = [store('OK'), store('TX', 'FR'), store('')];
    expect(storesIn(texas, [...named, ...others])).to.deep.equal([...named, others[2]]);
  });

  it('are those around its largest town where addresses name none there so', () => {
    const near = [store(''), store('Travis County')];
    const far = [store('', 'US', 45, -120), nowhere(store('')), store('', 'MX')];
    expect(storesIn(texas, [...far, ...near])).to.deep.equal(near);
  });

  it('are none whose address names another region, also where no address names this one', () => {
    const others = ['Oklahoma', 'OK', 'Travis County'];
    const all = [store('OK'), store('oklahoma'), store('')];
    expect(storesIn({ ...texas, others }, all)).to.deep.equal([all[2]]);
  });

  it('are all of a country, wherever they are', () => {
    const all = [store('', 'FR'), nowhere(store('TX', 'FR')), store('', 'DE')];
    expect(storesIn(france, all)).to.deep.equal(all.slice(0, 2));
  });

  it('are those of a territory that is named as a state', () => {
    const all = [store('PR'), store('', 'PR'), store('TX')];
    expect(storesIn(puertoRico, all)).to.deep.equal(all.slice(0, 2));
  });

  it('make the region the place of a search also where a town elsewhere has its name', () => {
    const town = { ...place('Texas', 39.4, -76.6), countryCode: 'US' };
    const called = [{ ...store('MD', 'US', 39.4, -76.6), city: 'Texas' }];
    const region = { ...texas, others: ['MD'] };
    expect(
      resolvePlace('Texas', [region, town], called, called, [...called, store('TX')]),
    ).to.equal(region);
    expect(resolvePlace('Texas', [region, town], called, called, called)).to.equal(town);
  });

  it('make the area the place of a search', () => {
    const called = [store('TX')];
    expect(resolvePlace('Texas', [texas], called, called, called)).to.equal(texas);
    expect(resolvePlace('Texas', [france], called, called, called)).to.equal(undefined);
  });
});
