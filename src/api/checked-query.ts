import { StoreLocatorError } from '../domain/error.js';
import type { InventoryParameters } from '../domain/inventory-query.js';
import { holdsSecretKey } from '../domain/secret-key.js';

const wanted = 'it must return an object of texts, numbers and truth values';

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Object.prototype.toString.call(value) === '[object Object]';

/** Names functions and symbols by their type, to keep their source out of the console. */
const nameOf = (value: unknown): string =>
  /^(function|symbol)$/.test(typeof value) ? `a ${typeof value}` : String(value);

/**
 * Checks the result of a page's own `inventoryQuery` and returns it as parameters to send.
 * @param fault the reason why there is no result
 * @throws {StoreLocatorError} 'refused' when the result is no such object, 'secret-key' when a name
 *   or value holds a secret key. The message does not repeat that key.
 */
export function checkedQuery(given: unknown, fault?: string): InventoryParameters {
  const refuse = (what: string): StoreLocatorError =>
    new StoreLocatorError('refused', `inventoryQuery ${what}`);
  if (fault) throw refuse(fault);
  if (!isPlain(given)) throw refuse(`gave ${nameOf(given)}: ${wanted}`);
  const parameters: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value == null) continue;
    if ([name, value].some((text) => holdsSecretKey(text)))
      throw new StoreLocatorError('secret-key', 'inventoryQuery gave a secret key: revoke it');
    if (typeof value !== 'string' && typeof value !== 'boolean' && !Number.isFinite(value))
      throw refuse(`gave ${nameOf(value)} as ${name}: ${wanted}`);
    parameters[name] = value as string | number | boolean;
  }
  return parameters;
}
