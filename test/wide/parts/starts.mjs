import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { countChecks, expectPins, inConsumer, runAlone, runIn, serveFolder } from '../consumer.mjs';

const run = promisify(execFile);
const command = 'node_modules/store-locator-elements/dist/npm/cli/store-locator.js';

/** The page of the site, as its reader has it. */
const pageOf = (name) => readFile(`site/start/${name}.md`, 'utf8');

const blocksOf = (page, language) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(
    ([, code]) => code,
  );

/** Runs each line that calls the package's command, in a project that has the package. */
async function runCommands(folder, page) {
  await writeFile(join(folder, 'stores.csv'), blocksOf(await pageOf('plain-html'), 'csv')[0]);
  const lines = blocksOf(page, 'sh').flatMap((code) => code.split('\n'));
  for (const line of lines.filter((each) => each.startsWith('npx store-locator ')))
    await run(process.execPath, [command, ...line.split(' ').slice(2)], { cwd: folder });
}

const index = (script) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><link rel="icon" href="data:," /></head>
<body><div id="root"></div><script type="module" src="${script}"></script></body></html>`;

const viteBuild = ['node_modules/vite/bin/vite.js', 'build'];

async function reactPage() {
  const page = await pageOf('react');
  const [app] = blocksOf(page, 'jsx');
  const files = {
    'index.html': index('/src/main.jsx'),
    'src/App.jsx': app,
    'src/main.jsx': `import { createRoot } from 'react-dom/client';
      import { jsx } from 'react/jsx-runtime';
      import App from './App.jsx';
      createRoot(document.getElementById('root')).render(jsx(App, {}));`,
    'vite.config.js': `import react from '@vitejs/plugin-react';
      export default { plugins: [react()] };`,
  };
  const dependencies = {
    vite: '8.3.8',
    react: '19.3.1',
    'react-dom': '19.3.1',
    '@vitejs/plugin-react': '6.3.0',
  };
  await expectBuilt({ dependencies, files }, page);
}

async function vuePage() {
  const page = await pageOf('vue');
  const [config] = blocksOf(page, 'js');
  const [app] = blocksOf(page, 'vue');
  const files = {
    'index.html': index('/src/main.js'),
    'vite.config.js': config,
    'src/App.vue': app,
    'src/main.js': `import { createApp } from 'vue';
      import App from './App.vue';
      createApp(App).mount('#root');`,
  };
  const dependencies = { vite: '8.3.8', vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11' };
  await expectBuilt({ dependencies, files }, page);
}

const expectBuilt = (project, page) =>
  inConsumer(project, async (folder) => {
    await runCommands(folder, page);
    await runIn(folder, process.execPath, viteBuild);
    await serveFolder(join(folder, 'dist'), (address) => expectPins([address]));
  });

async function nextPage() {
  const page = await pageOf('next');
  const [register, shown] = blocksOf(page, 'jsx');
  const files = {
    'app/layout.jsx': `export const metadata = { title: 'Shop', icons: 'data:,' };
      export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
    'app/register.js': register,
    'app/page.js': shown,
    'next.config.mjs': `export default { output: 'export' };`,
  };
  const dependencies = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' };
  await inConsumer({ dependencies, files }, async (folder) => {
    await runCommands(folder, page);
    await runIn(folder, process.execPath, ['node_modules/next/dist/bin/next', 'build']);
    await serveFolder(join(folder, 'out'), (address) => expectPins([address]));
  });
}

const htmlPage = () =>
  inConsumer({ dependencies: {}, files: {} }, async (folder) => {
    const page = await pageOf('plain-html');
    await runCommands(folder, page);
    await run('mv', ['upload', 'assets'], { cwd: folder });
    const [html] = blocksOf(page, 'html');
    const icon = '<link rel="icon" href="data:," />';
    await writeFile(join(folder, 'stores.html'), html.replace('</head>', `${icon}</head>`));
    await serveFolder(folder, (address) => expectPins([`${address}stores.html`]));
  });

const part = {
  name: 'starts',
  run: () =>
    countChecks([
      ['the start page of plain HTML', htmlPage],
      ['the start page of React', reactPage],
      ['the start page of Vue', vuePage],
      ['the start page of Next', nextPage],
    ]),
};
export default part;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runAlone(part);
