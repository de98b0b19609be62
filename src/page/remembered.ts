import { configuration } from './configuration.js';

/** Where the visitor's choices are kept, as `remember` says; undefined: nowhere. Browsers that refuse throw, reading alone may. */
export function rememberedStorage(): Storage | undefined {
  const { remember } = configuration().values;
  if (remember === 'none') return undefined;
  return remember === 'session' ? sessionStorage : localStorage;
}
