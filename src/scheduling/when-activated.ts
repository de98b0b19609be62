/**
 * Waits while the browser only prerenders the page. A page that perhaps nobody will see sends no
 * request.
 * @returns undefined when the page is shown, so that nothing waits; rejects when the signal aborts
 */
export function whenActivated(signal?: AbortSignal): Promise<void> | undefined {
  const { document: page } = globalThis as { document?: Document & { prerendering?: boolean } };
  if (!page?.prerendering) return undefined;
  return new Promise((resolve, reject) => {
    const link = { once: true, ...(signal && { signal }) };
    page.addEventListener('prerenderingchange', () => resolve(), link);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
