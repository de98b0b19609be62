import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { forSite, slugify } from '../build/markdown.mjs';
import { menu } from '../build/menu.mjs';
import { otherMarkdown, pageOf, root } from '../build/pages.mjs';
import { publicFolder } from '../build/prepare.mjs';

const elements = new Set(['store-locator', 'stock-badge']);

/** A site below another path names the path: `SITE_BASE=/docs/ npm run docs:build`. */
const base = process.env.SITE_BASE ?? '/';

export default defineConfig({
  title: 'store-locator-elements',
  description:
    'A store locator and a stock badge for any shop, as two web components: no map key, no bill, no third party.',
  lang: 'en',
  base,
  srcDir: root,
  // The pages are the Markdown files of the repository that have a place on the site.
  srcExclude: otherMarkdown(),
  rewrites: (path) => pageOf(path) ?? path,
  outDir: process.env.SITE_OUT ?? fileURLToPath(new URL('../dist', import.meta.url)),
  cacheDir: fileURLToPath(new URL('cache', import.meta.url)),
  head: [
    ['link', { rel: 'icon', href: 'data:,' }],
    ['link', { rel: 'stylesheet', href: `${base}elements/store-locator-elements.css` }],
  ],
  markdown: {
    // The default colours have too little contrast.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify },
    toc: { slugify },
    headers: { slugify, level: [2, 3] },
    config: forSite,
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => elements.has(tag) } } },
  vite: {
    publicDir: publicFolder,
    // The elements' own floor of browsers. This esbuild transforms no code for Vite's older targets.
    build: {
      emptyOutDir: true,
      target: ['chrome111', 'firefox115', 'safari16.4'],
      reportCompressedSize: false,
    },
    server: { watch: { ignored: ['**/{dist,.cache,shots}/**'] } },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: { level: [2, 3] },
    nav: menu.nav,
    sidebar: menu.sidebar,
    docFooter: { prev: 'Previous page', next: 'Next page' },
  },
});
