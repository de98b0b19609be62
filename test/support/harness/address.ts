import type { LocatorHarness } from './locator.js';
import { until } from './page.js';

/** The runner's own address, with more in its query. */
export const home = location.href;
export function visit(query: string): void {
  const url = new URL(home);
  url.search += query;
  url.hash = '#top';
  history.replaceState({ theme: 1 }, '', url);
}

export const parameter = (name: string): string | null =>
  new URLSearchParams(location.search).get(name);

export const selected = (locator: LocatorHarness): Promise<unknown> =>
  until(() => locator.rows().some((row) => row.selected));
