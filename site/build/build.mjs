// `npm run docs:build` makes the static site in `site/dist/`; `npm run docs` serves it while pages
// are edited, and `npm run docs -- --built` serves the built site.
import { fileURLToPath } from 'node:url';
import { build, createServer, serve } from 'vitepress';
import { prepare } from './prepare.mjs';

const site = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv[2];
const port = Number(process.env.PORT ?? 8010);

if (wanted === '--built') {
  await serve({ root: site, port });
} else {
  await prepare();
  if (wanted === '--build') {
    await build(site);
  } else {
    const server = await createServer(site, { port, strictPort: true });
    await server.listen();
    server.printUrls();
  }
}
