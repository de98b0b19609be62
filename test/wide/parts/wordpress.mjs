import { pathToFileURL } from 'node:url';
import { countChecks, runAlone, withService } from '../consumer.mjs';
import { adminChecks } from '../wordpress/admin-checks.mjs';
import { makeContent } from '../wordpress/content.mjs';
import { reasonWithoutWordPress } from '../wordpress/debian.mjs';
import { pageChecks } from '../wordpress/page-checks.mjs';
import { productChecks } from '../wordpress/product-checks.mjs';
import { withSite } from '../wordpress/site.mjs';
import { siteChecks } from '../wordpress/site-checks.mjs';
import { withVisitor } from '../wordpress/visitor.mjs';
import { findEngines } from '../../support/runner/find-engines.mjs';

/** The plugin of kits/wordpress in Debian's WordPress, with pages opened in a browser. */
const part = {
  name: 'wordpress',
  run: async () => {
    const reason = findEngines().chromium ? reasonWithoutWordPress() : 'there is no Chromium';
    if (reason) {
      console.log(`wordpress is skipped: ${reason}`);
      return { passed: 0, failed: 0, skipped: 1 };
    }
    return withService((service) =>
      withSite((site) =>
        withVisitor(site, async (visitor) => {
          const shop = { site, visitor, service, paths: await makeContent(site) };
          return countChecks([
            // A form saves the settings that all later checks need.
            ...adminChecks(shop),
            ...pageChecks(shop),
            ...productChecks(shop),
            // The last of these deletes the plugin.
            ...siteChecks(shop),
          ]);
        }),
      ),
    );
  },
};
export default part;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runAlone(part);
