import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  countChecks,
  expectPins,
  inConsumer,
  runAlone,
  runIn,
  serveFolder,
  withService,
} from '../consumer.mjs';

const dependencies = { '@rspack/core': '2.3.3' };

const page = (service) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <link rel="icon" href="data:," />
  <script type="module" src="/main.js"></script>
  <store-locator base-url="${service}" public-key="pk_demo" loading="eager"></store-locator>
</html>`;

// A warning is a failure, too: bundlers warn where they cannot follow an address.
const build = `
import { rspack } from '@rspack/core';
const compiler = rspack({
  mode: 'production',
  entry: { main: './main.js' },
  output: { path: import.meta.dirname + '/public', publicPath: 'auto' },
});
compiler.run((error, stats) => {
  if (error) throw error;
  const { errors, warnings } = stats.toJson({ errors: true, warnings: true });
  const serious = warnings.filter(({ message }) => !/size|performance/i.test(message));
  for (const { message } of [...errors, ...serious]) console.error(message);
  process.exitCode = errors.length + serious.length > 0 ? 1 : 0;
});
`;

const main = `
import 'store-locator-elements';
import { configure } from 'store-locator-elements/configure.js';
configure({ dataUrl: '/data/' });
`;

const check = () =>
  withService((service) => {
    const files = { 'build.mjs': build, 'main.js': main, 'public/index.html': page(service) };
    return inConsumer({ dependencies, files }, async (folder) => {
      await runIn(folder, process.execPath, ['build.mjs']);
      await serveFolder(join(folder, 'public'), (address) => expectPins([address]));
    });
  });

const part = { name: 'rspack', run: () => countChecks([['a page built with Rspack', check]]) };
export default part;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runAlone(part);
