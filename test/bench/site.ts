import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../demo/serve.js';
import { createService } from '../../demo/service/create-service.js';
import type { Listing, PlacedRecord } from './listings/listing.js';
import { rivalFiles } from './rivals/rival-files.js';
import { rivals } from './rivals/rivals.js';
import { snapshotOf } from './snapshot-of.js';

export interface Site {
  /** `index.html` with the listing; beside it the pages named below */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The service's usual 50 a minute would hold up pages when the same visitor loads them again. */
const requestsPerMinute = 1000;
/**
 * How long the server delays a preflight, since the browser's emulated network delays none. Only
 * requests to another origin have preflights.
 */
const preflightMs = 100;

/** A page of the bench with this in its body. */
const pageOf = (body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="store-locator:requests-per-minute" content="${requestsPerMinute}">
    <link rel="icon" href="data:,">
    <title>Bench</title>
    <style>store-locator:not(:defined) { display: block; min-height: 70vh }</style>
    ${body && '<script type="module" src="/dist/cdn/store-locator.js"></script>'}
  </head>
  <body>${body}</body>
</html>`;

const element = (attributes: string): string => `<store-locator ${attributes}></store-locator>`;

/**
 * Serves pages with the listing, from a copy of the built files, so that a build meanwhile does no
 * harm. `header.html` and `query.html` read it from another origin and send the key in that way.
 * `snapshot.html` reads a snapshot, and `many.html` the snapshot of `many`. `rivals/ID/` are the
 * rivals' pages, and `empty.html` is empty.
 */
export async function serveSite(
  listing: Listing,
  many: () => readonly PlacedRecord[] = () => [],
): Promise<Site> {
  const root = await mkdtemp(join(tmpdir(), 'store-locator-bench-'));
  const write = async (name: string, content: string | Uint8Array): Promise<void> => {
    const file = join(root, 'demo', name);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, content);
  };
  await cp('dist/cdn', join(root, 'dist/cdn'), { recursive: true });
  const answer = createService({ locations: listing.locations });
  const service: typeof answer = async (request) => {
    if (request.method === 'OPTIONS') await new Promise((done) => setTimeout(done, preflightMs));
    return answer(request);
  };
  const { port, close } = await serve({ port: 0, service, root });
  const path = listing.path || '/';
  const other = `http://127.0.0.1:${port + 1}${listing.path}`;
  const positions = listing.coordinates ? 'coordinates-src="/coordinates.json"' : '';
  const keyed = `public-key="pk_demo" ${positions}`;
  const pages = {
    'index.html': element(`base-url="${path}" ${keyed}`),
    'header.html': element(`base-url="${other}" auth="header" ${keyed}`),
    'query.html': element(`base-url="${other}" auth="query" ${keyed}`),
    'snapshot.html': element('src="/snapshot.json"'),
    'many.html': element('src="/many.json"'),
    'empty.html': '',
  };
  for (const [name, body] of Object.entries(pages)) await write(name, pageOf(body));
  await write('coordinates.json', JSON.stringify(listing.coordinates ?? {}));
  await write('snapshot.json', snapshotOf(listing.records()));
  await write('many.json', snapshotOf(many()));
  for (const rival of rivals) {
    const { html, script } = await rivalFiles(rival, `${listing.path}/api/v1/locations.json`);
    await write(`rivals/${rival.id}/index.html`, html);
    await write(`rivals/${rival.id}/script.js`, script);
  }
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      await close();
      await rm(root, { recursive: true });
    },
  };
}
