import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';

const pages = [
  ...readdirSync('.'),
  ...['docs', 'kits'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ),
].filter((page) => page.endsWith('.md'));
const read = (page: string): string => readFileSync(page, 'utf8');

/** The text without its blocks of code, which hold examples of links. */
const prose = (text: string): string => text.replace(/^```[^]*?^```/gm, '');

/** Where a page's links and pictures lead, other sites left out. */
const linksOf = (page: string): string[] =>
  [...prose(read(page)).matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)]
    .map(([, inline, listed]) => inline ?? listed ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));

/** The anchors that a page of Markdown gets of its headings. */
const anchorsOf = (page: string): string[] =>
  [...prose(read(page)).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the links of the docs', () => {
  it('lead to existing files and headings', () => {
    const broken = pages.flatMap((page) =>
      linksOf(page)
        .filter((link) => {
          const [path = '', anchor] = link.split('#');
          const target = path ? join(dirname(page), path) : page;
          if (!existsSync(target)) return true;
          return anchor && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
        })
        .map((link) => `${page}: ${link}`),
    );
    assert.deepEqual(broken, []);
  });

  it('of the README are in the package', () => {
    const { files } = JSON.parse(read('package.json')) as { readonly files: readonly string[] };
    // npm packs these whatever the list says.
    const packed = [...files, 'LICENSE'];
    const absent = linksOf('README.md')
      .map((link) => relative('', link.split('#')[0] ?? ''))
      .filter((path) => path && !packed.some((file) => `${path}/`.startsWith(`${file}/`)));
    assert.deepEqual(absent, []);
  });
});

describe('the README', () => {
  it('has less than 120 lines', () => {
    assert.ok(read('README.md').split('\n').length < 120);
  });
});

describe('the pages of the docs', () => {
  it('have no paragraph of more than 80 words', () => {
    const long = pages.flatMap((page) =>
      prose(read(page))
        .split(/\n\s*\n|^\s*(?:[-*]|\d+\.) /m)
        .filter((block) => !/^\s*\|/.test(block) && block.trim().split(/\s+/).length > 80)
        .map((block) => `${page}: ${block.trim().slice(0, 60)}…`),
    );
    assert.deepEqual(long, []);
  });
});
