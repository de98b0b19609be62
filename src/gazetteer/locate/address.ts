import type { Store } from '../../domain/store/store.js';

/** The parts of an address that say where it is, as far as a gazetteer can know. */
export type Address = Pick<Store, 'zip' | 'city' | 'state'>;
