/**
 * Ignores an unwanted result of a page's function. The result may be a promise that rejects, and
 * that rejection must not be reported.
 */
export function ignoreResult(unwanted: unknown): void {
  Promise.resolve(unwanted).catch(() => {});
}
