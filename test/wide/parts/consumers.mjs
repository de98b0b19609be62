import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { consumers } from '../consumer-projects.mjs';
import {
  countChecks,
  expectPins,
  inConsumer,
  runAlone,
  runIn,
  serveFolder,
  withService,
} from '../consumer.mjs';

const checkOf =
  ({ dependencies, files, build, out }) =>
  () =>
    withService((service) =>
      inConsumer({ dependencies, files: files(service) }, async (folder) => {
        if (build) await runIn(folder, process.execPath, build);
        await serveFolder(join(folder, out), (address) => expectPins([address]));
      }),
    );

/** Neither does anything on a server, nor says anything. */
const inNode = (code) => () =>
  inConsumer({ dependencies: {}, files: {} }, async (folder) => {
    const names = JSON.parse(
      await readFile(join(folder, 'node_modules/store-locator-elements/package.json'), 'utf8'),
    );
    const entries = Object.entries(names.exports)
      .filter(([, target]) => target.default?.endsWith('.js'))
      .map(([entry]) => `store-locator-elements${entry.slice(1)}`);
    const { stdout, stderr } = await runIn(folder, process.execPath, [
      '--no-warnings=ExperimentalWarning',
      '--input-type=' + code.type,
      '--eval',
      code.of(entries),
    ]);
    if (stdout + stderr) throw new Error(stdout + stderr);
  });

const part = {
  name: 'consumers',
  run: () =>
    countChecks([
      ...Object.entries(consumers).map(([title, consumer]) => [title, checkOf(consumer)]),
      [
        'import in Node',
        inNode({
          type: 'module',
          of: (entries) => entries.map((entry) => `await import('${entry}');`).join('\n'),
        }),
      ],
      [
        'require in Node',
        inNode({
          type: 'commonjs',
          of: (entries) => entries.map((entry) => `require('${entry}');`).join('\n'),
        }),
      ],
    ]),
};
export default part;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runAlone(part);
