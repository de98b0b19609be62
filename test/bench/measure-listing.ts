import type { Browser } from 'puppeteer-core';
import { heapMegabytes } from './heap.js';
import { loadFrom, watchLoading, whenLoaded } from './loading.js';
import { moveMap } from './map-frames.js';
import type { Samples } from './measures.js';
import { typeKeys, typeWhileLoading } from './typing.js';
import { findNear, narrowLoaded, useLoaded } from './using.js';
import { visit } from './visit.js';

const roundTripMs = 100;

type Part = (browser: Browser, url: string) => Promise<Samples>;

const overANetwork: Part = async (browser, url) => {
  const byQuery = await loadFrom(browser, `${url}query.html`, roundTripMs);
  const byHeader = await loadFrom(browser, `${url}header.html`, roundTripMs);
  const fromSnapshot = await loadFrom(browser, `${url}snapshot.html`, roundTripMs);
  return {
    allByQuery: byQuery.asked,
    allByHeader: byHeader.asked,
    allFromSnapshot: fromSnapshot.asked,
    navigationByQuery: byQuery.navigation,
    navigationByHeader: byHeader.navigation,
    navigationFromSnapshot: fromSnapshot.navigation,
  };
};

const weigh: Part = async (browser, url) => {
  const empty = await visit(browser, url, async ({ page }) => {
    await page.goto(`${url}empty.html`);
    return heapMegabytes(page);
  });
  return visit(browser, url, async ({ page }) => {
    await page.goto(url);
    await whenLoaded(page);
    return { heap: (await heapMegabytes(page)) - empty };
  });
};

const typeAmongMany: Part = (browser, url) =>
  visit(browser, url, async ({ page }) => {
    await page.goto(`${url}many.html`);
    await whenLoaded(page);
    return { manyKey: await typeKeys(page, 'input') };
  });

/** Everything that is measured of one listing, a sample a visit. */
export async function measureListing(
  browser: Browser,
  url: string,
  runs: number,
  { withMany }: { readonly withMany: boolean },
): Promise<Samples[]> {
  const parts: Part[] = [
    watchLoading,
    typeWhileLoading,
    useLoaded,
    narrowLoaded,
    findNear,
    overANetwork,
    weigh,
  ];
  parts.push((own, address) => moveMap(own, `${address}snapshot.html`));
  if (withMany) parts.push(typeAmongMany);
  const samples: Samples[] = [];
  for (let run = 0; run < runs; run++)
    for (const part of parts) samples.push(await part(browser, url));
  return samples;
}
