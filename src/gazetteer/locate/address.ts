import type { Store } from '../../domain/store/store.js';

/** The parts of an address that a gazetteer can look up. */
export type Address = Pick<Store, 'zip' | 'city' | 'state'>;
