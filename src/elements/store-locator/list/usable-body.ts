import { ancestors } from '../../../controllers/look/ancestors.js';
import { ignoreResult } from '../../../domain/ignore-result.js';

/** Nodes that a page has given before. They may stand in a row already. */
const given = new WeakSet<Node>();

/**
 * Checks that the result of `renderStore` can stand in a row.
 * @returns the result; undefined when the page has given nothing, which is no mistake
 * @throws {TypeError} when the result cannot stand in a row
 */
export function usableBody(body: unknown, host: Element): Node | string | undefined {
  if (body == null) return undefined;
  if (typeof body === 'string') return body;
  if (!canStandInRow(body, host)) {
    ignoreResult(body);
    throw new TypeError('must return a text or a DOM node');
  }
  given.add(body);
  return body;
}

/** Refuses a document, an ancestor of the locator, and the locator's own nodes. */
function canStandInRow(body: unknown, host: Element): body is Node {
  const isContent =
    body instanceof Element || body instanceof CharacterData || body instanceof DocumentFragment;
  if (!isContent || body instanceof ShadowRoot || [...ancestors(host)].includes(body as Element))
    return false;
  return given.has(body) || body.getRootNode() !== host.shadowRoot;
}
