import { readFileSync, existsSync } from 'node:fs';
import { listen, type Listening } from './listen.js';

export interface TileServer extends Listening {
  /** The paths that were asked for. */
  readonly asked: string[];
}

/** Serves files of a folder as they are, without ranges. */
export async function tileServer(folder: string, onAnswer?: (count: number) => void) {
  const asked: string[] = [];
  const listening = await listen(({ url = '' }, response) => {
    asked.push(url);
    const path = folder + url.replace(/\?.*/, '');
    response.statusCode = existsSync(path) ? 200 : 404;
    response.end(existsSync(path) ? readFileSync(path) : 'no such tile');
    onAnswer?.(asked.length);
  });
  return { ...listening, asked } satisfies TileServer;
}

/** Serves the parts of one file. */
export async function rangeServer(path: string): Promise<TileServer> {
  const file = readFileSync(path);
  const asked: string[] = [];
  const listening = await listen(({ headers: { range = '' } }, response) => {
    asked.push(range);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range)!.map(Number) as [number, number, number];
    const part = file.subarray(from, to + 1);
    const end = from + part.length - 1;
    response.writeHead(206, { 'content-range': `bytes ${from}-${end}/${file.length}` });
    response.end(part);
  });
  return { ...listening, asked };
}
