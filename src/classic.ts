import type { PageConfiguration } from './domain/page-configuration.js';
import { configuration } from './page/configuration.js';

/** The entry's ES module, which lies beside this script; the build writes its name in. */
declare const MODULE_NAME: string;

declare global {
  interface Window {
    /** What the classic script offers to other scripts of the page, at once. */
    StoreLocatorElements?: { configure(values: PageConfiguration): void };
  }
}

// The page's shared configuration is the module's too, so nothing has to wait for the module.
window.StoreLocatorElements = { configure: (values) => configuration().set(values) };

const script = document.currentScript as HTMLScriptElement | null;
// eslint-disable-next-line layers/direction -- a built file, not a source
void import(new URL(MODULE_NAME, script?.src ?? document.baseURI).href);
