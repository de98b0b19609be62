import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { lintPhp } from './site.mjs';

/**
 * WordPress 6.1 is older than PHP 8.2, which finds its own files old-fashioned; and it complains
 * that it may not ask wordpress.org.
 */
const ofWordPress =
  /^PHP (Deprecated:.*\/site\/wp-(includes|admin)\/|Warning: .*WordPress\.org.*\/wp-includes\/update\.php)/;

/** Checks of the plugin's files, of PHP's log and of the plugin's end. */
export function siteChecks({ site, visitor, paths }) {
  return [
    ['PHP finds no fault in any file of the plugin', () => lintPhp(site.plugin)],
    [
      'PHP has no notice and no warning while code of the plugin runs',
      async () => {
        assert.deepEqual(site.ownComplaints(), []);
        const others = site.complaints().filter((line) => !ofWordPress.test(line));
        assert.deepEqual(others, []);
      },
    ],
    [
      'nothing of the plugin stays after its deletion, and the pages are still answered',
      async () => {
        assert.notEqual(site.options(), '');
        await site.php('delete.php');
        assert.equal(site.options(), '');
        assert.ok(!existsSync(site.plugin));
        const visit = await visitor.open(paths.block);
        assert.equal(visit.status, 200);
        assert.equal(await visit.page.$('store-locator'), null);
      },
    ],
  ];
}
