import type { PageConfiguration } from './domain/page-configuration.js';
import { findClassicFiles } from './page/classic-files.js';
import { configuration } from './page/configuration.js';

/** The script's own name, and what its code has in the place of `import.meta.url`; the build writes both in. */
declare const FILE_NAME: string;
declare const OWN_ADDRESS: string;

declare global {
  interface Window {
    /** What the classic script offers to other scripts of the page, at once. */
    StoreLocatorElements?: { configure(values: PageConfiguration): void };
  }
}

// The page's shared configuration is the elements' too.
window.StoreLocatorElements = { configure: (values) => configuration().set(values) };

const script = document.currentScript as HTMLScriptElement | null;
findClassicFiles(OWN_ADDRESS, FILE_NAME, script?.src || undefined);
