import locations from './data/locations.json' with { type: 'json' };
import products from './data/products.json' with { type: 'json' };
import reservations from './data/reservations.json' with { type: 'json' };
import type { ServiceData } from './service-data.js';

/** The invented chain that data/generate.mjs wrote. */
export const demoData: ServiceData = { listing: locations, products, reservations };
