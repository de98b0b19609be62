import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tsImport } from 'tsx/esm/api';
import { faults, loginPage, ofPreflight, readable } from './faults.mjs';

const load = (path) => tsImport(path, import.meta.url);
const types = { js: 'text/javascript', bin: 'application/octet-stream' };

/**
 * Serves a page at `/CELL/` and its files from two origins: the page's, and another one for all
 * other files. A cell names one file, and the fault of requests for that file while the cell
 * `isBroken`.
 */
export async function startFaultServer() {
  const { createService } = await load('../../demo/service/create-service.ts');
  const { demoData } = await load('../../demo/service/demo-data.ts');
  const { demoEntries, snapshotOf } = await load('../support/fakes/snapshot-file.ts');
  const service = createService({ locations: threePages(demoData.listing) });
  const snapshot = Buffer.from(JSON.stringify(snapshotOf(demoEntries)));
  const cells = new Map();

  /** Returns the type and body that a working server sends; undefined for an error. */
  async function realAnswer(url, headers) {
    if (url.pathname === '/stores.json') return { type: 'application/json', body: snapshot };
    if (url.pathname.startsWith('/dist/cdn/') && !url.pathname.includes('..')) {
      const body = await readFile(`.${url.pathname}`).catch(() => undefined);
      return body && { type: types[url.pathname.split('.').pop()] ?? 'text/plain', body };
    }
    const answer = await service(new Request(url, { headers }));
    const body = Buffer.from(await answer.arrayBuffer());
    return answer.ok ? { type: 'application/json', body } : undefined;
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url, `http://${request.headers.host}`);
    const page = cells.get(url.pathname.split('/')[1]);
    if (page && url.pathname.endsWith('/')) {
      const html = `<!doctype html><html lang="en"><meta charset="utf-8">${page.html(origins)}`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      return;
    }
    if (url.pathname === '/login') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(loginPage);
      return;
    }
    // The elements send only their origin as referrer, so each cell's page has its own host name.
    const cell = cells.get(cellOf(request.headers.origin));
    const isForFile = cell?.isRequest(url) === true;
    if (isForFile) cell.asked++;
    const isBroken = isForFile && cell.isBroken;
    if (request.method === 'OPTIONS' && !(isBroken && ofPreflight.has(cell.fault))) {
      response.writeHead(204, readable).end();
      return;
    }
    if (request.method === 'OPTIONS' && cell.fault === 'CORS on the preflight') {
      response.writeHead(204).end();
      return;
    }
    const real = await realAnswer(url, request.headers);
    if (!real) response.writeHead(404, readable).end();
    else {
      const headers = { ...readable, 'content-type': real.type };
      if (!isBroken) response.writeHead(200, headers).end(real.body);
      else
        faults[cell.fault]({
          ...{ request, response, origins, goOffline: cell.goOffline },
          real: { headers, body: real.body },
        });
    }
  });
  await new Promise((done) => server.listen(0, done));
  const { port } = server.address();
  const origins = { other: `http://127.0.0.1:${port}`, page: `http://localhost:${port}` };
  return {
    /**
     * Returns the address of a cell's page. Each page has its own origin, which identifies its
     * requests.
     */
    add(name, cell) {
      cells.set(name, Object.assign(cell, { asked: 0 }));
      return `http://${name}.localhost:${port}/${name}/`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const cellOf = (origin = '') => /\/\/([\w-]+)\.localhost/.exec(origin)?.[1];

/** Repeats the demo's listing under other ids until there are stores for a third page. */
function threePages(listing) {
  const perPage = 250;
  const all = [];
  for (let round = 0; all.length < 2 * perPage + 50; round++)
    all.push(...listing.map((one) => ({ ...one, id: one.id + round * 1_000_000 })));
  return all.slice(0, 2 * perPage + 50);
}
