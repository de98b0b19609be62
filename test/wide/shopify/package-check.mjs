import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inConsumer, runIn } from '../consumer.mjs';
import { expectEqual } from './expect-equal.mjs';

/** The commands of the README that fill the extension, but for the first, which installs us. */
async function commands() {
  const readme = await readFile('kits/shopify/README.md', 'utf8');
  const [, block] = /2\. Copy[^]*?```sh\n([^]*?)```/.exec(readme);
  const lines = block.trim().split(/\n\s*/);
  expectEqual('first command', lines.shift(), 'npm install store-locator-elements');
  expectEqual('further commands', lines.length, 2);
  return lines;
}

export const packageCheck = [
  'the commands of the README make an extension with all its files from the packed package',
  () =>
    inConsumer({ dependencies: {}, files: {} }, async (folder) => {
      const extension = join(folder, 'extensions/store-locator');
      await cp('kits/shopify', extension, { recursive: true });
      await rm(join(extension, 'assets'), { recursive: true });
      await mkdir(join(extension, 'assets'));
      await cp(
        'kits/shopify/assets/store-locator-loader.js',
        join(extension, 'assets/store-locator-loader.js'),
      );
      for (const line of await commands()) await runIn(folder, 'sh', ['-c', line]);
      const files = await readdir(join(extension, 'assets'));
      expectEqual('assets', files.length, 7);
    }),
];
