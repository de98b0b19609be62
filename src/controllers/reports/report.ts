import { holdsSecretKey } from '../../domain/secret-key.js';

const told = new WeakMap<Element, Set<string>>();

/**
 * Replaces a message with a secret key, because services that collect errors also read the console.
 */
const withheld = 'a secret key was left out: revoke it';

/**
 * The longest message, in characters. An error may quote the whole of a file that is not a script.
 */
const maxLength = 500;

/**
 * Writes a message for the developer to the console, once for each element. The line begins with
 * the element's tag.
 */
export function report(host: Element, text: string, level: 'error' | 'warn' = 'error'): void {
  const message = holdsSecretKey(text) ? withheld : text.slice(0, maxLength);
  const messages = told.get(host) ?? new Set<string>();
  if (messages.has(message)) return;
  told.set(host, messages.add(message));
  // eslint-disable-next-line no-console -- its type allows what the rule does
  console[level](`<${host.localName}> ${message}`);
}
