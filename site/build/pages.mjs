import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, from which all paths here are told. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Pages of `docs/` that have a place of their own in the menu. */
const ownPlaces = new Set(['performance', 'faults', 'troubleshooting']);

const elsewhere = new Map([
  ['CHANGELOG.md', 'changelog.md'],
  ['ARCHITECTURE.md', 'engineers/architecture.md'],
  ['CONTRIBUTING.md', 'engineers/contributing.md'],
  ['SECURITY.md', 'engineers/security.md'],
  ['RELEASE.md', 'engineers/release.md'],
  ['demo/service/README.md', 'engineers/reference-service.md'],
  ['demo/streets/README.md', 'engineers/demo-streets.md'],
  ['src/gazetteer/data/README.md', 'engineers/gazetteer-data.md'],
]);

/** The addresses that no page's own place tells: of the start page, and of a folder. */
const addresses = new Map([
  ['README.md', '/'],
  ['docs/decisions', '/decisions/'],
]);

/**
 * Returns the place on the site of a Markdown file of the repository, or undefined for a file that
 * is no page.
 *
 * @param {string} path
 * @returns {string | undefined}
 */
export function pageOf(path) {
  const other = elsewhere.get(path);
  if (other) return other;
  const [, decision] = /^docs\/decisions\/(.*\.md)$/.exec(path) ?? [];
  if (decision) return `decisions/${decision}`;
  const [, kit] = /^kits\/([\w-]+)\/README\.md$/.exec(path) ?? [];
  if (kit) return `kits/${kit}.md`;
  const [, name] = /^docs\/([\w-]+)\.md$/.exec(path) ?? [];
  if (name) return ownPlaces.has(name) ? `${name}.md` : `guides/${name}.md`;
  const [, generated] = /^site\/generated\/pages\/(.*\.md)$/.exec(path) ?? [];
  if (generated) return generated;
  if (path === 'site/README.md') return 'engineers/site.md';
  return /^site\/((start|migrations)\/)?[\w-]+\.md$/.test(path) ? path.slice(5) : undefined;
}

/**
 * Returns the address on the site of a relative link in a file of the repository. A folder stands
 * for its README. A link to a file that is no page leads to a copy of the file, of which `copied` is
 * told; so does a link to a folder without a page, with a list of its files.
 *
 * @param {string} from the path of the file with the link
 * @param {string} link
 * @param {(path: string) => void} [copied]
 */
export function addressOf(from, link, copied) {
  const [, target = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(link) ?? [];
  if (!target) return link;
  const path = posix.join(posix.dirname(from), target).replace(/\/$/, '');
  const known = addresses.get(path);
  if (known) return known + anchor;
  const readme = `${path}/README.md`;
  const page = pageOf(path) ?? (existsSync(join(root, readme)) ? pageOf(readme) : undefined);
  if (page) return `/${page.replace(/(^|(?<=\/))index\.md$/, '').replace(/\.md$/, '')}${anchor}`;
  if (!existsSync(join(root, path))) throw new Error(`${from}: there is nothing at ${link}`);
  copied?.(path);
  return `/files/${path}.txt`;
}

/** Returns the Markdown files that are no pages, as VitePress wants to know them. */
export function otherMarkdown() {
  const outside = ['node_modules', 'dist', 'shots', 'coverage'];
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.') && !outside.includes(name),
  );
  const paths = folders.flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(join(root, entry.name), { recursive: true }).map(
          (name) => `${entry.name}/${name.replaceAll('\\', '/')}`,
        )
      : [entry.name],
  );
  const others = paths.filter((path) => path.endsWith('.md') && !pageOf(path));
  return [...outside.map((folder) => `${folder}/**`), ...others];
}
