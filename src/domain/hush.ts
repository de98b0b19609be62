/** For what a page's function gave and nobody wants: a promise among that may reject, and nobody is to hear of it. */
export function hush(unwanted: unknown): void {
  Promise.resolve(unwanted).catch(() => {});
}
