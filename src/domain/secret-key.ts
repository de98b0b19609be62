import { StoreLocatorError } from './error.js';

/**
 * Matches a word that begins with `sk_`, in capitals too. `sk_` and two letters are a language and
 * a country (`sk_SK`), which stand in the addresses of many shops. Browsers drop tabs and line
 * breaks from an address, so these cannot hide a key.
 */
const secret = /(?<![\p{L}\p{N}])s[\t\n\r]*k[\t\n\r]*_(?![a-z]{2}(?![\p{L}\p{N}_-]))/iu;

const utf8 = new TextDecoder();

/** Undoes percent-encoding, however often it was applied. */
const decoded = (text: string): string =>
  text
    .replace(/%(25)+/g, '%')
    .replace(/(%[0-9a-f]{2})+/gi, (bytes) =>
      utf8.decode(Uint8Array.from(bytes.slice(1).split('%'), (hex) => parseInt(hex, 16))),
    );

/**
 * True when a text or an address holds a secret key, which no page may hold. This is the only test.
 */
export const holdsSecretKey = (value: unknown): boolean =>
  (typeof value === 'string' || value instanceof URL) && secret.test(decoded(`${value}`));

/** Returns the text, unless it holds a secret key. */
export const withoutSecret = (text: string | undefined): string | undefined =>
  holdsSecretKey(text) ? undefined : text;

/**
 * Returns the error when one of the values holds a secret key. Undefined means that none does. The
 * error names the value and quotes nothing.
 * @param values by the name of the property; a value called `secretKey` is one, whatever it holds
 */
export function secretProblem(
  values: Readonly<Record<string, unknown>>,
): StoreLocatorError | undefined {
  for (const [name, value] of Object.entries(values)) {
    const isNamed = /^secret[-_]?key$/i.test(name);
    if (!isNamed && !holdsSecretKey(value)) continue;
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const message = isNamed
      ? 'secret-key never belongs in a page: revoke it'
      : `${attribute} holds a secret key: revoke it`;
    return new StoreLocatorError('secret-key', message);
  }
  return undefined;
}
