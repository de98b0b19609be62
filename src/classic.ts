import type { PageConfiguration } from './domain/page-configuration.js';
import { classicAddress } from './page/classic-address.js';
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
const file = MODULE_NAME.slice('./'.length);
const tag = file.startsWith('stock-badge') ? 'stock-badge' : 'store-locator';

const load = (address: string): Promise<unknown> =>
  // eslint-disable-next-line layers/direction -- a built file, not a source
  import(new URL(file, address).href);

/** The text of this script was evaluated: its address is looked for. */
function loadFrom(address: string | undefined): void {
  const cure =
    'load the classic script by a <script src> of its own, or say where its files are with data-url';
  if (!address) return console.error(`<${tag}> does not know where its files are: ${cure}`);
  load(address).catch((error: unknown) =>
    console.error(`<${tag}> is not loaded from ${address}: ${String(error)}; ${cure}`),
  );
}

if (script?.src) void load(script.src);
else {
  const name = file.replace('.module', '');
  const known = classicAddress(name);
  // The tag or the data's address may come later in the page, or in the script's next lines.
  const later = (): void => loadFrom(classicAddress(name));
  if (known) loadFrom(known);
  else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', later);
  else setTimeout(later);
}
