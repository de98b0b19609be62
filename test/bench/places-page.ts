// Runs in the page: what the bench measures in Chromium.
import type { Store } from '../../src/domain/store/store.js';
import { searchPlaces } from '../../src/gazetteer/search/search-places.js';
import { httpReader } from '../../src/gazetteer/http-reader.js';
import { locateStores } from '../../src/gazetteer/locate/locate-stores.js';

const read = httpReader(new URL('/data/', location.href).href);

Object.assign(globalThis, {
  resolve: async (stores: readonly Store[]) => {
    let longestMs = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestMs = Math.max(longestMs, duration);
    });
    observer.observe({ type: 'longtask' });
    const start = performance.now();
    const positions = await locateStores(stores, { read });
    const wallMs = performance.now() - start;
    // Entries come in a task of their own.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { wallMs, longestMs, placed: positions.size };
  },
  /** Milliseconds for each key of some texts, shards in memory. */
  type: async (texts: readonly string[]): Promise<number[]> => {
    const countries = new Map([['US', 10_000]]);
    const times: number[] = [];
    for (const isWarm of [false, true])
      for (const text of texts)
        for (let end = 1; end <= text.length; end++) {
          const start = performance.now();
          await searchPlaces(text.slice(0, end), { read, countries });
          if (isWarm) times.push(performance.now() - start);
        }
    return times;
  },
});
