import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the built site, read without a browser. */
export interface PageOnSite {
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  readonly text: string;
}

/** Reads all pages of a built site. */
export const readPages = (folder: string): readonly PageOnSite[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => readPage(folder, path));

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };
const plain = (html: string): string =>
  html.replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => entities[name] ?? "'");

function readPage(folder: string, path: string): PageOnSite {
  const html = readFileSync(join(folder, path), 'utf8').replace(/<script>.*?<\/script>/gs, '');
  const values = (name: string): string[] =>
    [...html.matchAll(new RegExp(`\\s(?:${name})="([^"]*)"`, 'g'))].map(([, value = '']) =>
      plain(value),
    );
  return {
    path,
    ids: new Set(values('id')),
    links: values('href|src'),
    text: plain(html.replace(/<[^>]*>/g, ' ')),
  };
}
