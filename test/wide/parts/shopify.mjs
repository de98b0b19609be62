import { pathToFileURL } from 'node:url';
import { countChecks, runAlone } from '../consumer.mjs';
import { shopifyChecks } from '../shopify/checks.mjs';
import { withShop } from '../shopify/shop.mjs';

/** The theme app extension in a shop's pages, rendered by LiquidJS and opened in Chromium. */
const part = {
  name: 'shopify',
  run: () =>
    withShop((shop) =>
      countChecks(shopifyChecks.map(([title, check]) => [title, () => check(shop)])),
    ),
};
export default part;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runAlone(part);
