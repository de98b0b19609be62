export { configure } from './page/configure.js';
export type * from './domain/public-types.js';
