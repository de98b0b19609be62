import { ancestors } from '../../../controllers/ancestors.js';
import { hush } from '../../../domain/hush.js';

/** Nodes that a page has given before: they may stand in a row already. */
const given = new WeakSet<Node>();

/**
 * What `renderStore` gave, if it can stand in a row.
 * @returns throws when it cannot; nothing given is no mistake
 */
export function usableBody(body: unknown, host: Element): Node | string | undefined {
  if (body == null) return undefined;
  if (typeof body === 'string') return body;
  if (!canStandInRow(body, host)) {
    hush(body);
    throw new TypeError('it is to give a text, or a node that can stand in a row');
  }
  given.add(body);
  return body;
}

/** No document, nothing that the locator stands in, and no part of its own. */
function canStandInRow(body: unknown, host: Element): body is Node {
  const isContent =
    body instanceof Element || body instanceof CharacterData || body instanceof DocumentFragment;
  if (!isContent || body instanceof ShadowRoot || [...ancestors(host)].includes(body as Element))
    return false;
  return given.has(body) || body.getRootNode() !== host.shadowRoot;
}
