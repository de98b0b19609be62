import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { addressOf, root } from './pages.mjs';
import { publicFolder } from './prepare.mjs';

/** The anchors of a code host, which the pages of `docs/` are written for. */
export const slugify = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** The list of a folder's files, for a reader of the site. */
const filesOf = (path) =>
  readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .toSorted()
    .map((file) => `${file}\n`)
    .join('');

function copyToSite(path) {
  const copy = join(publicFolder, 'files', `${path}.txt`);
  mkdirSync(dirname(copy), { recursive: true });
  if (statSync(join(root, path)).isDirectory()) writeFileSync(copy, filesOf(path));
  else copyFileSync(join(root, path), copy);
}

/** A page of `docs/` names a live element in a comment, which a code host does not show. */
const live = /^<!-- live: ([\w-]+) -->\s*$/;

/** Fits pages that read well on a code host to the site. */
export function forSite(md) {
  md.core.ruler.push('links-of-repository', ({ tokens, env }) => {
    // A title is rendered once more by itself, without its page.
    const file = env.realPath ?? env.path;
    if (!file) return;
    const page = relative(root, file);
    for (const block of tokens) {
      const [, example] = (block.type === 'html_block' && live.exec(block.content)) || [];
      if (example) block.content = `<LiveExample name="${example}" />\n`;
      for (const token of block.children ?? []) {
        const href = token.type === 'link_open' ? token.attrGet('href') : undefined;
        if (href && !/^([a-z]+:|\/)/.test(href))
          token.attrSet('href', addressOf(page, decodeURI(href), copyToSite));
      }
    }
  });
}
