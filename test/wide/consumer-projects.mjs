const configure = `
import 'store-locator-elements';
import { configure } from 'store-locator-elements/configure.js';
configure({ dataUrl: '/data/' });
`;
const icon = '<link rel="icon" href="data:," />';
const page = (head, body = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8" />${icon}${head}</head><body>${body}</body></html>`;
const attributes = (service) => `base-url="${service}" public-key="pk_demo" loading="eager"`;
const tag = (service) => `<store-locator ${attributes(service)}></store-locator>`;
const mounted = page('', '<div id="root"></div><script type="module" src="/main.js"></script>');
const viteBuild = ['node_modules/vite/bin/vite.js', 'build'];
const cdn = 'node_modules/store-locator-elements/dist/cdn';

/**
 * Projects of other people. Each builds a page for production into the folder `out`. The versions
 * run on Node 20.
 *
 * @type {Record<string, { dependencies: Record<string, string>, files: (service: string) =>
 *   Record<string, string>, build?: string[], out: string }>}
 */
export const consumers = {
  'Vite and React 19': {
    dependencies: { vite: '8.3.8', react: '19.3.1', 'react-dom': '19.3.1' },
    files: (service) => ({
      'index.html': mounted.replace('main.js', 'main.jsx'),
      'main.jsx': `${configure}
        import { createElement } from 'react';
        import { createRoot } from 'react-dom/client';
        createRoot(document.getElementById('root')).render(createElement('store-locator', {
          baseUrl: '${service}', publicKey: 'pk_demo', loading: 'eager',
        }));`,
    }),
    build: viteBuild,
    out: 'dist',
  },
  Vue: {
    dependencies: { vite: '8.3.8', vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11' },
    files: (service) => ({
      'index.html': mounted,
      'vite.config.js': `import vue from '@vitejs/plugin-vue';
        const isCustomElement = (tag) => tag.includes('-');
        export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };`,
      'main.js': `import { createApp } from 'vue';
        import App from './app.vue';
        createApp(App).mount('#root');`,
      'app.vue': `<script setup>${configure}</script><template>${tag(service)}</template>`,
    }),
    build: viteBuild,
    out: 'dist',
  },
  Svelte: {
    dependencies: { vite: '8.3.8', svelte: '5.57.3', '@sveltejs/vite-plugin-svelte': '7.3.1' },
    files: (service) => ({
      'index.html': mounted,
      'vite.config.js': `import { svelte } from '@sveltejs/vite-plugin-svelte';
        export default { plugins: [svelte()] };`,
      'main.js': `import { mount } from 'svelte';
        import App from './app.svelte';
        mount(App, { target: document.getElementById('root') });`,
      'app.svelte': `<script>${configure}</script>${tag(service)}`,
    }),
    build: viteBuild,
    out: 'dist',
  },
  Angular: {
    dependencies: {
      ...Object.fromEntries(
        ['core', 'common', 'compiler', 'platform-browser', 'compiler-cli'].map((name) => [
          `@angular/${name}`,
          '20.3.35',
        ]),
      ),
      '@angular/build': '20.3.41',
      '@angular/cli': '20.3.43',
      rxjs: '7.8.2',
      typescript: '5.9.3',
    },
    files: (service) => ({
      'src/index.html': page('<base href="/" />', '<app-root></app-root>'),
      'src/main.ts': `${configure}
        import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection } from '@angular/core';
        import { bootstrapApplication } from '@angular/platform-browser';
        @Component({
          selector: 'app-root', template: '${tag(service)}', schemas: [CUSTOM_ELEMENTS_SCHEMA],
        })
        class App {}
        bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });`,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          strict: true,
          target: 'ES2022',
          module: 'preserve',
          moduleResolution: 'bundler',
          experimentalDecorators: true,
          skipLibCheck: false,
        },
        files: ['src/main.ts'],
      }),
      'angular.json': JSON.stringify({
        version: 1,
        cli: { analytics: false },
        projects: {
          shop: {
            projectType: 'application',
            root: '',
            sourceRoot: 'src',
            architect: {
              build: {
                builder: '@angular/build:application',
                options: {
                  browser: 'src/main.ts',
                  index: 'src/index.html',
                  tsConfig: 'tsconfig.json',
                  outputPath: { base: 'dist', browser: '' },
                  assets: [{ glob: '**/*', input: 'public' }],
                },
              },
            },
          },
        },
      }),
    }),
    build: ['node_modules/@angular/cli/bin/ng.js', 'build'],
    out: 'dist',
  },
  Astro: {
    dependencies: { astro: '5.18.2' },
    files: (service) => ({
      'src/pages/index.astro': page('', `${tag(service)}<script>${configure}</script>`),
    }),
    build: ['node_modules/astro/astro.js', 'build'],
    out: 'dist',
  },
  webpack: {
    dependencies: { webpack: '5.113.0' },
    files: (service) => ({
      'public/index.html': page('<script defer src="/main.js"></script>', tag(service)),
      'main.js': configure,
      'build.mjs': `import webpack from 'webpack';
        webpack({ mode: 'production', entry: './main.js', performance: false,
          output: { path: import.meta.dirname + '/public', publicPath: '/' } }, (error, stats) => {
          if (error) throw error;
          const { errors, warnings } = stats.toJson({ errors: true, warnings: true });
          for (const { message } of [...errors, ...warnings]) console.error(message);
          process.exitCode = errors.length + warnings.length > 0 ? 1 : 0;
        });`,
    }),
    build: ['build.mjs'],
    out: 'public',
  },
  esbuild: {
    dependencies: { esbuild: '0.28.2' },
    files: (service) => ({
      'public/index.html': page('<script type="module" src="/main.js"></script>', tag(service)),
      'main.js': configure,
      'build.mjs': `import { build } from 'esbuild';
        const { warnings } = await build({ entryPoints: ['main.js'], bundle: true, minify: true,
          splitting: true, format: 'esm', outdir: 'public' });
        process.exitCode = warnings.length > 0 ? 1 : 0;`,
    }),
    build: ['build.mjs'],
    out: 'public',
  },
  'an import map': {
    dependencies: {},
    files: (service) => ({
      'index.html': page(
        `<script type="importmap">{ "imports": {
          "store-locator-elements": "/${cdn}/store-locator-elements.js" } }</script>
        <script type="module">import 'store-locator-elements';</script>`,
        tag(service),
      ),
    }),
    out: '.',
  },
  'the classic script': {
    dependencies: {},
    files: (service) => ({
      'index.html': page(
        `<script src="/${cdn}/store-locator-elements.classic.js"></script>`,
        tag(service),
      ),
    }),
    out: '.',
  },
  'the five files of an upload': {
    dependencies: {},
    files: (service) => ({
      'index.html': page(
        '<script type="module" src="/upload/store-locator-elements.js"></script>',
        tag(service),
      ),
    }),
    build: [
      ...['node_modules/store-locator-elements/dist/npm/cli/store-locator.js', 'assets'],
      ...['--countries', 'NL,FR,DE,GB,US', '--out', 'upload', '--single'],
    ],
    out: '.',
  },
};
