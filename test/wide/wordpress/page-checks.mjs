import assert from 'node:assert/strict';
import { elementsOf } from './admin-checks.mjs';

/** Checks of pages that have blocks and shortcodes, and of pages that have none. */
export function pageChecks({ site, visitor, service, paths }) {
  const showsStores = (path) => async () => {
    const visit = await visitor.open(path);
    assert.ok((await visit.rows()).length > 1);
    assert.deepEqual(visit.complaints, []);
    return visit;
  };

  const inTheme = (theme, title) => [
    `the block shows rows and a map in ${title}, and its files come with the head`,
    async () => {
      await site.php('theme.php', theme);
      const visit = await showsStores(paths.block)();
      await visit.until(() => {
        const shadow = document.querySelector('store-locator').shadowRoot;
        return shadow.querySelector('[part~=pin]') && shadow.querySelector('canvas');
      });
      await visit.until(hasLand);
      await visit.page.waitForNetworkIdle();
      assert.deepEqual(visit.origins(), [site.address, service].sort());
      await visit.shot(`block-${theme}`);
      const found = await visit.page.evaluate(() => {
        const script = document.querySelector('#store-locator-elements-js');
        return {
          type: script.type,
          isInHead: document.head.contains(script),
          isVersioned: /\?ver=/.test(script.src),
          hasSheet: !!document.head.querySelector('#store-locator-elements-css'),
          data: document.querySelector('[name="store-locator:data-url"]').content,
          wrapper: document.querySelector('store-locator').parentElement.className,
        };
      });
      assert.match(found.wrapper, /alignwide/);
      assert.deepEqual(
        { ...found, wrapper: '' },
        {
          type: 'module',
          isInHead: true,
          isVersioned: true,
          hasSheet: true,
          data: `${site.address}/wp-content/plugins/store-locator-elements/assets/`,
          wrapper: '',
        },
      );
    },
  ];

  return [
    inTheme('twentytwentyone', 'a classic theme'),
    inTheme('twentytwentythree', 'a block theme'),
    [
      'the shortcode shows rows, and takes its attributes',
      async () => {
        const visit = await showsStores(paths.shortcode)();
        const locator = await visit.page.$eval('store-locator', (element) => ({
          countries: element.getAttribute('countries'),
          hasNoMap: element.hasAttribute('without-map'),
          heading: element.getAttribute('heading-level'),
        }));
        assert.deepEqual(locator, { countries: 'DE', hasNoMap: true, heading: '3' });
        await visit.until(() =>
          document
            .querySelector('store-locator')
            .shadowRoot.querySelector('[part~=row-name][aria-level="3"]'),
        );
      },
    ],
    [
      'a town is found: the map data lies where the page looks for it',
      async () => {
        const visit = await showsStores(paths.block)();
        await visit.page.evaluate(() => document.querySelector('store-locator').search('Lyon'));
        await visit.until(() => {
          const shadow = document.querySelector('store-locator').shadowRoot;
          return shadow.querySelector('[part~=row-distance]');
        });
        assert.ok(visit.requests.some((url) => /store-locator-data-[^/]*\.wasm/.test(url)));
      },
    ],
    [
      'a file of stores in the plugin takes the place of the service',
      async () => {
        const service = JSON.parse(await readOption(site));
        const own = { ...service, base_url: '', public_key: '', stores_src: 'stores.json' };
        await site.php('settings.php', JSON.stringify(own));
        try {
          const visit = await showsStores(paths.block)();
          assert.deepEqual(visit.origins(), [site.address]);
          // Only the service knows stock.
          const product = await visitor.open(paths.trench);
          assert.ok(await product.page.$('form.cart'));
          assert.equal(await product.page.$('.store-locator-elements-badge'), null);
        } finally {
          await site.php('settings.php', JSON.stringify(service));
        }
      },
    ],
    [
      'the language of the settings holds for the elements',
      async () => {
        const before = JSON.parse(await readOption(site));
        await site.php('settings.php', JSON.stringify({ ...before, language: 'de' }));
        try {
          const visit = await showsStores(paths.block)();
          await visit.until(() => {
            const text = document.querySelector('store-locator').shadowRoot.textContent;
            return /Route|Suche|Karte/.test(text);
          });
        } finally {
          await site.php('settings.php', JSON.stringify(before));
        }
      },
    ],
    [
      'a page without an element loads no file of the plugin',
      async () => {
        for (const path of [paths.plain, '/', '/wp-login.php']) {
          const visit = await visitor.open(path);
          await visit.until(() => document.readyState === 'complete');
          assert.ok(visit.requests.length > 0);
          assert.deepEqual(elementsOf(visit), [], path);
        }
      },
    ],
    [
      'no attribute of a shortcode becomes markup, and none prints a secret key',
      async () => {
        const visit = await showsStores(paths.hostile)();
        const html = await (await fetch(new URL(paths.hostile, site.address))).text();
        assert.ok(!/<script>alert/.test(html));
        assert.ok(!/live_abcdef/.test(html));
        const countries = await visit.page.$eval('store-locator', (element) =>
          element.getAttribute('countries'),
        );
        assert.equal(countries, null);
      },
    ],
    [
      'the elements run under a strict policy, and break it nowhere',
      async () => {
        const policy = `&csp=${encodeURIComponent(service)}`;
        // WordPress and the theme print styles and scripts of their own, which the policy blocks.
        const plain = await visitor.open(paths.plain + policy);
        const visit = await visitor.open(paths.block + policy);
        assert.ok((await visit.rows()).length > 1);
        await visit.until(() =>
          document.querySelector('store-locator').shadowRoot.querySelector('[part~=pin]'),
        );
        const kinds = (complaints) =>
          new Set(complaints.map((text) => text.replace(/'sha256.*/, '')));
        const known = kinds(plain.complaints);
        assert.deepEqual(
          [...kinds(visit.complaints)].filter((text) => !known.has(text)),
          [],
        );
      },
    ],
    [
      'the plugin prints no inline script, no inline style and no handler',
      async () => {
        const html = await (await fetch(new URL(paths.block, site.address))).text();
        const own = html.match(/<(script|style)[^>]*store-locator[^>]*>/g) ?? [];
        assert.equal(own.length, 1, own.join());
        assert.match(own[0], / src="[^"]+"/);
        const element = /<store-locator[^>]*>/.exec(html)[0];
        assert.ok(!/ (style|on\w+)=/.test(element), element);
      },
    ],
  ];
}

/** The saved settings, as JSON. */
const readOption = async (site) => JSON.stringify(await site.php('read-settings.php'));

/** True when something is drawn on a canvas of the map: runs in the page. */
const hasLand = () =>
  [...document.querySelector('store-locator').shadowRoot.querySelectorAll('canvas')].some(
    (canvas) => {
      const copy = new OffscreenCanvas(canvas.clientWidth || 1, canvas.clientHeight || 1);
      const context = copy.getContext('2d');
      context.drawImage(canvas, 0, 0, copy.width, copy.height);
      const pixels = context.getImageData(0, 0, copy.width, copy.height).data;
      return pixels.some((value, at) => at % 4 === 3 && value > 0);
    },
  );
