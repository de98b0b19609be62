import { holdsSecretKey } from '../domain/secret-key.js';

const told = new WeakMap<Element, Set<string>>();

/** Others read the console, too, as services that gather errors do. */
const withheld = 'a secret key was left out: revoke it';

/** An error can quote all of a file that is no script. */
const maxLength = 500;

/** Tells the developer, once an element: a console line that begins with the tag. */
export function report(host: Element, text: string, level: 'error' | 'warn' = 'error'): void {
  const message = holdsSecretKey(text) ? withheld : text.slice(0, maxLength);
  const messages = told.get(host) ?? new Set<string>();
  if (messages.has(message)) return;
  told.set(host, messages.add(message));
  // eslint-disable-next-line no-console -- its type allows what the rule does
  console[level](`<${host.localName}> ${message}`);
}
