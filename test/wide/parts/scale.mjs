import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countChecks, runAlone, withService } from '../consumer.mjs';
import { Bucket } from '../scale/bucket.mjs';
import { checksOf } from '../scale/checks.mjs';
import { Front } from '../scale/front.mjs';
import { Shop } from '../scale/shop.mjs';
import { bringAws, hasTools, nginxPath } from '../scale/tools.mjs';
import { Visitors } from '../scale/visitor.mjs';

/** Runs `work` with a store, the kit's nginx before it, a shop, and visitors of its page. */
async function onRealParts(work) {
  const folder = await mkdtemp(join(tmpdir(), 'scale-'));
  const open = [];
  try {
    bringAws();
    const nginx = nginxPath();
    const bucket = await Bucket.open(join(folder, 'bucket'));
    open.unshift(() => bucket.remove());
    const front = await Front.open({ folder, nginx, bucketPort: bucket.port });
    open.unshift(() => front.close());
    const shop = await Shop.open(join(folder, 'shop'), bucket);
    return await withService(async (service) => {
      const visitors = await Visitors.open(service, `${front.address}/stores.json`);
      try {
        return await work({ bucket, front, shop, visitors });
      } finally {
        await visitors.close();
      }
    });
  } finally {
    for (const close of open) await close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const part = {
  name: 'scale',
  run: () =>
    hasTools()
      ? onRealParts((parts) => countChecks(checksOf(parts)))
      : { passed: 0, failed: 0, skipped: 1 },
};
export default part;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runAlone(part);
