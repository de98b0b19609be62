import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../demo/serve.js';
import { createService } from '../../demo/service/create-service.js';
import type { Listing } from './listings/listing.js';

export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The service's usual 50 a minute would hold up pages when the same visitor loads them again. */
const requestsPerMinute = 1000;

const pageOf = ({ path, coordinates }: Listing): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="store-locator:requests-per-minute" content="${requestsPerMinute}">
    <link rel="icon" href="data:,">
    <title>Bench</title>
    <style>store-locator:not(:defined) { display: block; min-height: 70vh }</style>
    <script type="module" src="/dist/cdn/store-locator.js"></script>
  </head>
  <body>
    <store-locator base-url="${path || '/'}" public-key="pk_demo"${
      coordinates ? ' coordinates-src="/coordinates.json"' : ''
    }></store-locator>
  </body>
</html>`;

/** Serves a page with this listing and a copy of the built files, so that a build meanwhile does no harm. */
export async function serveSite(listing: Listing): Promise<Site> {
  const root = await mkdtemp(join(tmpdir(), 'store-locator-bench-'));
  await mkdir(join(root, 'demo'));
  await cp('dist/cdn', join(root, 'dist/cdn'), { recursive: true });
  await writeFile(join(root, 'demo/index.html'), pageOf(listing));
  await writeFile(join(root, 'demo/coordinates.json'), JSON.stringify(listing.coordinates ?? {}));
  const service = createService({ locations: listing.locations });
  const { port, close } = await serve({ port: 0, service, root });
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      await close();
      await rm(root, { recursive: true });
    },
  };
}
