import type { PageConfiguration } from './domain/page-configuration.js';
import { findClassicFiles } from './page/files/classic-files.js';
import { configuration } from './page/configuration.js';

/** The script's file name, and the text that stands for `import.meta.url`. The build sets both. */
declare const FILE_NAME: string;
declare const OWN_ADDRESS: string;

declare global {
  interface Window {
    /** The functions that the classic script offers to other scripts, as soon as it has run. */
    StoreLocatorElements?: { configure(values: PageConfiguration): void };
  }
}

// The elements read this shared configuration of the page.
window.StoreLocatorElements = { configure: (values) => configuration().set(values) };

const script = document.currentScript as HTMLScriptElement | null;
findClassicFiles(OWN_ADDRESS, FILE_NAME, script?.src || undefined);
