import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Rival } from './rivals.js';

export interface RivalFiles {
  readonly html: string;
  readonly script: Uint8Array;
  /** of the script, as a server would send it */
  readonly gzipBytes: number;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The rival's page and its script in one minified file. */
export async function rivalFiles(rival: Rival, api: string): Promise<RivalFiles> {
  const { outputFiles } = await build({
    entryPoints: [here(rival.script)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]?.contents ?? new Uint8Array();
  const styles = await Promise.all(
    rival.styles.map((file) => readFile(here(`../../../node_modules/${file}`), 'utf8')),
  );
  const tag = rival.isInline
    ? `<script type="module">${Buffer.from(script).toString()}</script>`
    : '<script type="module" src="script.js"></script>';
  const html = `<!doctype html>
<html lang="en" data-first-row="${rival.firstRow}">
  <head>
    <meta charset="utf-8">
    <link rel="icon" href="data:,">
    <title>Bench</title>
    <style>${styles.join('\n')}</style>
    ${tag}
  </head>
  <body data-api="${api}">${rival.body}</body>
</html>`;
  return { html, script, gzipBytes: gzipSync(script, { level: 9 }).length };
}
