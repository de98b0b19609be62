import type { Store } from '../../src/domain/store/store.js';

export const store: Store = {
  id: 1,
  platformLocationId: '',
  name: 'Shop',
  address: '1 Main St',
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
  country: 'United States',
  countryCode: 'US',
  mapsUrl: '',
  position: undefined,
};
