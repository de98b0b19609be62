import { configuration } from '../configuration.js';

/**
 * Finds the address of the classic script when the browser does not tell it. jQuery and tag
 * managers evaluate the script's text.
 *
 * The script's own tag or request is known by the file's name. Otherwise the script is where the
 * map data is: beside `data/`, or in the one folder that holds both.
 */
export function classicAddress(file: string): string | undefined {
  const isOwn = (address: string): boolean => address.split(/[?#]/)[0]!.endsWith(`/${file}`);
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const requests = performance.getEntriesByType('resource');
  const own = [...tags.map(({ src }) => src), ...requests.map(({ name }) => name)].find(isOwn);
  if (own) return own;
  const dataUrl =
    configuration().values.dataUrl ||
    document.querySelector('store-locator[data-url]')?.getAttribute('data-url');
  if (!dataUrl) return undefined;
  const folder = dataUrl.replace(/\/?$/, '/').replace(/(^|\/)data\/$/, '$1');
  return new URL(folder, document.baseURI).href;
}
