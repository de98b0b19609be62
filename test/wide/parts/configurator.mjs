import { pathToFileURL } from 'node:url';
import puppeteer from 'puppeteer-core';
import { tsImport } from 'tsx/esm/api';
import { findEngines } from '../../support/runner/find-engines.mjs';
import { chromiumFlags } from '../../support/runner/launchers.mjs';
import { withConfigurator } from '../configurator-page.mjs';
import {
  countChecks,
  expectPins,
  inConsumer,
  runAlone,
  runIn,
  serveFolder,
  withService,
} from '../consumer.mjs';
import { join } from 'node:path';

const icon = '<link rel="icon" href="data:," />';
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8" />${icon}</head>
<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`;
const viteBuild = ['node_modules/vite/bin/vite.js', 'build'];

const projects = {
  react: {
    dependencies: { vite: '8.3.8', react: '19.3.1', 'react-dom': '19.3.1' },
    files: (snippet) => ({
      'index.html': page.replace('main.js', 'main.jsx'),
      'stores.jsx': snippet,
      'main.jsx': `import { createElement } from 'react';
        import { createRoot } from 'react-dom/client';
        import { Stores } from './stores.jsx';
        createRoot(document.getElementById('root')).render(createElement(Stores));`,
      'vite.config.js': `export default {
        esbuild: { jsx: 'automatic' }, oxc: { jsx: { runtime: 'automatic' } } };`,
    }),
    build: viteBuild,
    out: 'dist',
  },
  vue: {
    dependencies: { vite: '8.3.8', vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11' },
    files: (snippet) => ({
      'index.html': page,
      'vite.config.js': `import vue from '@vitejs/plugin-vue';
        const isCustomElement = (tag) => tag.includes('-');
        export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };`,
      'main.js': `import { createApp } from 'vue';
        import Stores from './stores.vue';
        createApp(Stores).mount('#root');`,
      'stores.vue': snippet,
    }),
    build: viteBuild,
    out: 'dist',
  },
  next: {
    dependencies: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
    files: (snippet) => ({
      'next.config.mjs': `export default { output: 'export' };`,
      'app/layout.jsx': `export const metadata = { title: 'Shop', icons: 'data:,' };
        export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
      'app/page.jsx': snippet,
    }),
    build: ['node_modules/next/dist/bin/next', 'build', '--webpack'],
    out: 'out',
  },
};

/** Builds the snippet in a project of its own, and opens the page that comes of it. */
const checkOf = (platform, title) => () =>
  withService(async (service) => {
    const load = (path) => tsImport(path, import.meta.url);
    const { snippetOf } = await load('../../../site/configurator/snippets/platforms.ts');
    const { configurations } = await load('../../site/configurator/configurations.ts');
    const snippet = snippetOf(platform, configurations[title])
      .replaceAll(/https:\/\/service\.example\/?/g, `${service}/`)
      .replaceAll(/pk_own|pk_your_key/g, 'pk_demo')
      .replaceAll('"/stores/"', '"/data/"');
    const { dependencies, files, build, out } = projects[platform];
    await inConsumer({ dependencies, files: files(snippet) }, async (folder) => {
      await runIn(folder, process.execPath, build);
      await serveFolder(join(folder, out), (address) => expectPins([address]));
    });
  });

/** Watches all requests of the page and its frame while a table is read and a key is typed. */
async function expectNoForeignRequest() {
  const browser = await puppeteer.launch({
    executablePath: findEngines().chromium,
    args: [...chromiumFlags],
    // Wide enough for the preview beside the form: the elements wait while they are out of sight.
    defaultViewport: { width: 1280, height: 900 },
  });
  try {
    await withConfigurator(async (address) => {
      const tab = await browser.newPage();
      const odd = [];
      tab.on('request', (request) => {
        const url = new URL(request.url());
        const isOwn = ['blob:', 'data:', 'about:'].includes(url.protocol);
        if (isOwn || (url.origin === new URL(address).origin && request.method() === 'GET')) return;
        odd.push(`${request.method()} ${request.url()}`);
      });
      await tab.goto(address);
      await tab.evaluate(() => {
        const dataTransfer = new DataTransfer();
        const text = 'Name,Postcode,City,Country\nLyon,69002,Lyon,France\n';
        dataTransfer.items.add(new File([text], 'stores.csv'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
      });
      await tab.waitForFunction(() => {
        const shop = document.querySelector('iframe').contentDocument;
        const shadow = shop.querySelector('store-locator')?.shadowRoot;
        const rows = shadow?.querySelectorAll('[part~=row]') ?? [];
        return rows.length === 1 && shadow.querySelector('[part~=pin]');
      });
      await tab.click('input[value=service]');
      await tab.type('[name=baseUrl]', 'https://a-service.example');
      await tab.type('[name=publicKey]', 'pk_mine');
      await tab.waitForFunction(() => {
        const shop = document.querySelector('iframe').contentDocument;
        return shop.querySelector('store-locator')?.stores?.length > 600;
      });
      if (odd.length > 0) throw new Error(`the page asks ${odd.join(', ')}`);
    });
  } finally {
    await browser.close();
  }
}

const title = 'a service, a look and a language';
const credit = 'tiles whose credit has every sign';

const part = {
  name: 'configurator',
  run: () =>
    countChecks([
      ['nothing that is typed or dropped leaves the page', expectNoForeignRequest],
      ['the snippet for React', checkOf('react', title)],
      ['the snippet for React, with every sign', checkOf('react', credit)],
      ['the snippet for Vue', checkOf('vue', title)],
      ['the snippet for Vue, with every sign', checkOf('vue', credit)],
      ['the snippet for Next', checkOf('next', title)],
    ]),
};
export default part;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runAlone(part);
