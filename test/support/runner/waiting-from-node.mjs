import { setTimeout as sleep } from 'node:timers/promises';

const lookMs = 50;
/** A page without a request for this time has all of its answers. */
const quietMs = 300;

/**
 * Looks at a fact until it is true.
 *
 * @param {() => unknown} fact may be a promise
 * @param {number} limitMs
 * @returns {Promise<boolean>} false when the fact was not true within the limit
 */
export async function becomesTrue(fact, limitMs) {
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(lookMs))
    if (await fact()) return true;
  return false;
}

/**
 * Waits until a page is at rest: no request is open, fonts are loaded, the elements are updated,
 * transitions have ended, and nothing more changes in an idle browser. A request that is never
 * answered keeps it from that, so that it waits for no longer than the limit.
 *
 * @param {import('puppeteer-core').Page} page
 * @param {number} limitMs
 */
export async function pageAtRest(page, limitMs) {
  const end = Date.now() + limitMs;
  await page.waitForNetworkIdle({ idleTime: quietMs, timeout: limitMs }).catch(() => undefined);
  const leftMs = end - Date.now();
  if (leftMs > 0) await page.evaluate(elementsAtRest, leftMs);
}

/* The function below runs in the page. */

async function elementsAtRest(limitMs) {
  // Timers of the page may run faster, so the limit is none of them.
  const limit = AbortSignal.timeout(limitMs);
  const isOver = new Promise((done) => limit.addEventListener('abort', done));
  const roots = () =>
    [...document.querySelectorAll('store-locator, stock-badge')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    );
  const isFinite = ({ effect }) => effect?.getComputedTiming().endTime !== Infinity;

  async function rest() {
    await document.fonts.ready;
    await Promise.all(roots().map(({ host }) => host.updateComplete));
    const transitions = [document, ...roots()].flatMap((root) => root.getAnimations());
    await Promise.allSettled(transitions.filter(isFinite).map(({ finished }) => finished));
    for (let changes = 1; changes > 0 && !limit.aborted;) {
      changes = 0;
      const observer = new MutationObserver(() => changes++);
      const all = { subtree: true, childList: true, characterData: true, attributes: true };
      for (const root of roots()) observer.observe(root, all);
      await new Promise(requestAnimationFrame);
      await new Promise(requestIdleCallback);
      observer.disconnect();
    }
  }
  await Promise.race([rest(), isOver]);
}
