import { aroundLateFiles } from './around-late-files.js';
import { classicAddress } from './classic-address.js';

const cure =
  'load the classic script by a <script src> of its own, or say where its files are with data-url';

/** Resolves once the page and its next scripts have had time to set the address. */
const whenSaid = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
    else setTimeout(resolve);
  });

/**
 * Lets the entry that follows find its later files from a classic script, which has no
 * `import.meta.url`.
 * @param base the text that the entry uses in place of `import.meta.url`
 * @param file the script's own file name
 * @param src the script's address; undefined when the script's text was evaluated
 */
export function findClassicFiles(base: string, file: string, src: string | undefined): void {
  const tag = file.startsWith('stock-badge') ? 'stock-badge' : 'store-locator';
  let isReported = false;
  const report = (text: string): void => {
    if (!isReported) console.error(`<${tag}> ${text}: ${cure}`);
    isReported = true;
  };

  async function address(): Promise<string> {
    const known = src ?? classicAddress(file);
    if (known) return known;
    // The script's tag or the data's address may come later in the page, or in the script's next
    // lines.
    await whenSaid();
    const found = classicAddress(file);
    if (found) return found;
    report('does not know where its files are');
    throw new Error(`${file} does not know where its files are`);
  }

  aroundLateFiles((inner) => async (from, ...paths) => {
    if (from !== base) return inner(from, ...paths);
    const own = new URL(file, await address()).href;
    try {
      return await inner(own, ...paths);
    } catch (error) {
      // The guessed address may have been wrong.
      if (!src)
        report(`can't load its files from ${new URL('.', own).href}: ${String(error)}; to mend it`);
      throw error;
    }
  });
}
