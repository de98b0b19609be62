import { createService } from './create-service.js';
import { serviceFetch } from './service-fetch.js';

/** The reference service for pages that lie on a plain file server: a `fetch` that asks nobody. */
export const serviceInPage = serviceFetch(createService());
