import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const mimeTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.bin': 'application/octet-stream',
  '.wasm': 'application/wasm',
};

/** Pages of any origin may use what lies here, and see a new build at once. */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache',
};

/**
 * Sends the file of this folder at this decoded and normalised path, `index.html` for a folder.
 * 404 for anything else: a hidden file, or a kind of file that a page does not load.
 */
export async function sendFile(
  folder: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const type = /[\0\\]|\/\./.test(path) ? undefined : mimeTypes[extname(file)];
  const size = type && (await sizeOf(file));
  if (!type || size === undefined) {
    sendRefusal(404, 'There is no such file.', response);
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Type': type, 'Content-Length': size });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(file), response);
}

/** An answer for people who look for a file: a line of plain text. */
export function sendRefusal(status: number, sentence: string, response: ServerResponse): void {
  response
    .writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
    .end(`${sentence}\n`);
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}
