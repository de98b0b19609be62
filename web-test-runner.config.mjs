import { existsSync } from 'node:fs';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { fromRollup } from '@web/dev-server-rollup';
import { cssTextPlugin } from './build/css-text-plugin.mjs';
import { countingReporter } from './test/support/runner/counting-reporter.mjs';
import { flakyFiles } from './test/support/runner/flaky-files.mjs';
import { createLaunchers } from './test/support/runner/launchers.mjs';
import { mutantPlugin } from './test/support/reports/mutant-plugin.mjs';
import { oldLibraryFiles } from './test/support/served/old-libraries.mjs';
import { quietReporter } from './test/support/runner/quiet-reporter.mjs';
import { referenceService } from './test/support/served/reference-service.mjs';
import { runnerPage } from './test/support/runner/runner-page.mjs';
import { screenshotPlugin } from './test/support/runner/screenshot-plugin.mjs';
import { writeSingleForm } from './test/support/served/single-form.mjs';
import { tamperedFiles } from './test/support/served/tampered-files.mjs';
import { pagesOfTests, togetherPlugin } from './test/support/runner/together-plugin.mjs';

await writeSingleForm();
const launchers = createLaunchers();
const { middleware, otherOrigin } = await referenceService();
const leafletPlugins = existsSync('build/leaflet-plugin.mjs')
  ? [(await import('./build/leaflet-plugin.mjs')).leafletTestPlugin()]
  : [];

// Runs Chromium without the features that our oldest browsers lack.
const floor = {
  name: 'floor',
  files: ['test/floor/**/*.test.ts', 'test/http/**/*.test.ts'],
  browsers: [launchers.chromium],
  testRunnerHtml: runnerPage({ otherOrigin, floor: true }),
};
const mutant = process.env.MUTANT;
const isNarrowed = process.argv.includes('--files');

export default {
  files: pagesOfTests().filter((file) => !file.startsWith('test/floor/')),
  groups: launchers.chromium && !isNarrowed ? [floor] : [],
  browsers: Object.values(launchers),
  testRunnerHtml: runnerPage({ otherOrigin }),
  nodeResolve: {
    mainFields: ['module', 'browser', 'main'],
    exportConditions: ['production', 'browser', 'default'],
  },
  mimeTypes: { 'src/**/*.css': 'js' },
  middleware: [flakyFiles, tamperedFiles, oldLibraryFiles, middleware],
  plugins: [
    ...(mutant ? [mutantPlugin(mutant)] : []),
    ...leafletPlugins,
    fromRollup(cssTextPlugin)(),
    esbuildPlugin({ ts: true, json: true, tsconfig: 'tsconfig.json', target: 'es2022' }),
    togetherPlugin(),
    screenshotPlugin(),
  ],
  concurrentBrowsers: 3,
  concurrency: 2,
  // Of a mutant one red test is enough.
  testFramework: { config: mutant ? { timeout: 3_000, bail: true } : { timeout: 30_000 } },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  // Of a page; some have a folder's tests.
  testsFinishTimeout: 480_000,
  reporters: [quietReporter(), countingReporter()],
};
