import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Browser } from 'puppeteer-core';

const perSheet = 12;

async function figure(path: string): Promise<string> {
  const bytes = await readFile(path, 'base64');
  return `<figure><figcaption>${basename(path, '.png')}</figcaption><img src="data:image/png;base64,${bytes}"></figure>`;
}

/**
 * Puts pictures of one width side by side, twelve on a sheet: `FOLDER/sheet-NAME-1.png` and so on.
 */
export async function writeContactSheets(
  browser: Browser,
  { paths, folder, name, width }: Readonly<Sheets>,
): Promise<void> {
  const columns = width < 640 ? 6 : 3;
  const page = await browser.newPage();
  await page.setViewport({ width: columns * (width < 640 ? 330 : 640), height: 600 });
  for (let from = 0, nth = 1; from < paths.length; from += perSheet, nth++) {
    const figures = await Promise.all(paths.slice(from, from + perSheet).map(figure));
    await page.setContent(`<style>
      body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px; margin: 8px; font: 13px sans-serif }
      figure { margin: 0 } img { display: block; width: 100%; border: 1px solid #888 }
    </style>${figures.join('')}`);
    await page.screenshot({ path: `${folder}/sheet-${name}-${nth}.png`, fullPage: true });
  }
  await page.close();
}

interface Sheets {
  paths: readonly string[];
  folder: string;
  name: string;
  /** of the pictures, in CSS pixels */
  width: number;
}
