import assert from 'node:assert/strict';

const settingsPath = '/wp-admin/options-general.php?page=store-locator-elements';
const secret = 'sk_live_4242';

/** Checks of the settings page and of the editor. */
export function adminChecks({ site, visitor, service, paths }) {
  const save = async (values) => {
    const visit = await visitor.openAsAdmin(settingsPath);
    const { page } = visit;
    for (const [name, value] of Object.entries(values)) {
      await page.$eval(
        `#store-locator-elements-${name}`,
        (field, given) => {
          if (field.type === 'checkbox') field.checked = given;
          else field.value = given;
        },
        value,
      );
    }
    await Promise.all([page.waitForNavigation(), page.click('#submit')]);
    const notices = await page.$$eval('.notice p, .settings-error p', (all) =>
      all.map((each) => each.textContent.trim()),
    );
    return { visit, notices, html: await page.content() };
  };

  return [
    [
      'without settings a page shows the text of its author, and an administrator a link',
      async () => {
        const visit = await visitor.open(paths.block);
        const text = await visit.page.$eval('body', (body) => body.innerText);
        assert.match(text, /All <b>stores<\/b>/);
        assert.deepEqual(elementsOf(visit), []);
        const admin = await visitor.openAsAdmin(paths.block);
        await admin.until(() => document.querySelector('a[href*="page=store-locator-elements"]'));
      },
    ],
    [
      'the settings page saves what it is given',
      async () => {
        const { visit, notices, html } = await save({
          base_url: service,
          public_key: 'pk_demo',
          list_badge: true,
        });
        assert.deepEqual(notices, ['Settings saved.']);
        assert.ok(html.includes(`value="${service}"`));
        assert.ok(site.options().includes('pk_demo'));
        await visit.shot('settings');
      },
    ],
    [
      'a secret key is refused in every field, by a sentence that does not repeat it',
      async () => {
        for (const name of ['base_url', 'public_key', 'stores_src', 'streets_src', 'files_url']) {
          for (const value of [secret, `https://x.example/?key=${secret}`, '%73k_live_4242']) {
            const { visit, notices, html } = await save({ [name]: value });
            assert.equal(notices.length, 1, `${name} at ${visit.page.url()}: ${notices.join()}`);
            assert.match(notices[0], /was not saved, because it holds a secret key/);
            assert.ok(!/live_4242/.test(html), `${name} is printed`);
            assert.ok(!/live_4242/.test(site.options()), `${name} is saved`);
            if (name === 'public_key') await visit.shot('settings-refused');
          }
        }
        assert.ok(site.options().includes(service), 'the earlier values are lost');
      },
    ],
    [
      'a value that cannot be used is refused, and the earlier one stays',
      async () => {
        const odd = {
          base_url: 'javascript:alert(1)',
          files_url: '../../../etc',
          public_key: 'a b',
        };
        for (const [name, value] of Object.entries(odd)) {
          const { notices } = await save({ [name]: value });
          assert.match(notices.join(), /its value cannot be used/, name);
        }
        assert.ok(site.options().includes(service));
      },
    ],
    [
      'the settings are saved neither without a nonce nor without the right to do so',
      async () => {
        const page = await visitor.logIn();
        await page.goto(new URL(settingsPath, site.address).href);
        const before = site.options();
        const status = await page.evaluate(async () => {
          const body = new URLSearchParams({
            option_page: 'store_locator_elements',
            action: 'update',
            'store_locator_elements[base_url]': 'https://thief.example',
          });
          return (await fetch('/wp-admin/options.php', { method: 'POST', body })).status;
        });
        assert.equal(status, 403);
        const guest = await visitor.open(settingsPath);
        assert.match(guest.page.url(), /wp-login/);
        // An editor may publish pages, and may not change settings.
        const author = await visitor.goTo(await visitor.logIn('author'), settingsPath);
        assert.equal(author.status, 403);
        assert.equal(await author.page.$('#store-locator-elements-base_url'), null);
        assert.equal(site.options(), before);
      },
    ],
    [
      'both blocks are inserted in the editor, saved and opened again without an error',
      async () => {
        const visit = await visitor.openAsAdmin('/wp-admin/post-new.php?post_type=page');
        await visit.until(() => window.wp?.data?.select('core/editor')?.getCurrentPostId?.());
        const { page } = visit;
        const left = await page.evaluate(async () => {
          const { dispatch, select } = window.wp.data;
          const names = ['store-locator', 'stock-badge'].map((n) => `store-locator-elements/${n}`);
          const offered = select('core/block-editor').getInserterItems();
          const absent = names.filter((name) => !offered.some((item) => item.name === name));
          const blocks = names.map((name) => window.wp.blocks.createBlock(name));
          dispatch('core/block-editor').insertBlocks(blocks);
          dispatch('core/block-editor').updateBlockAttributes(blocks[0].clientId, {
            countries: 'FR',
          });
          dispatch('core/block-editor').selectBlock(blocks[0].clientId);
          dispatch('core/editor').editPost({ title: 'Made in the editor', status: 'publish' });
          await dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
          return absent;
        });
        assert.deepEqual(left, [], 'these blocks are not offered');
        await visit.until(() => document.querySelectorAll('.components-placeholder').length === 2);
        await visit.until(() =>
          [...document.querySelectorAll('.block-editor-block-inspector label')].some(
            (label) => label.textContent === 'Countries',
          ),
        );
        await visit.shot('editor');
        await page.evaluate(() => window.wp.data.dispatch('core/editor').savePost());
        const id = await visit.until(() => {
          const editor = window.wp.data.select('core/editor');
          return editor.didPostSaveRequestSucceed() && editor.getCurrentPostId();
        });
        assert.deepEqual(visit.complaints, []);

        const again = await visitor.openAsAdmin(`/wp-admin/post.php?post=${id}&action=edit`);
        const blocks = await again.until(() => {
          const all = window.wp?.data?.select('core/block-editor')?.getBlocks() ?? [];
          return all.length > 0 && all.map(({ name, isValid }) => ({ name, isValid }));
        });
        assert.equal(blocks.length, 2);
        assert.ok(blocks.every(({ isValid }) => isValid));
        await again.until(() => document.querySelectorAll('.components-placeholder').length === 2);
        assert.equal(await again.page.$('.block-editor-warning'), null);
        assert.deepEqual(again.complaints, []);

        const made = await visitor.open(`/?page_id=${id}`);
        assert.ok((await made.rows()).length > 0);
      },
    ],
  ];
}

/** The requests for files of the plugin. */
export const elementsOf = (visit) =>
  visit.requests.filter((url) => /store-locator-elements/.test(new URL(url).pathname));
