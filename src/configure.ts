export { configure } from './page/configure.js';
export type { PageConfiguration } from './domain/page-configuration.js';
