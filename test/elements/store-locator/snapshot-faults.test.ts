import { expect } from '@open-wc/testing';
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import {
  freshScenario,
  isListing,
  isSnapshot,
  until,
  usePage,
} from '../../support/harness/page.js';
import { demoEntries, snapshotOf, withSnapshot } from '../../support/fakes/snapshot-file.js';

describe('<store-locator> with a src that brings no stores', () => {
  const page = usePage();
  const failed = 'Stores cannot be shown right now.';

  const cases: readonly [string, () => Response, string, string[]][] = [
    ['a file that is not there', () => new Response('gone', { status: 404 }), 'refused (404)', []],
    ['a server that fails', () => new Response('', { status: 503 }), 'server (503)', ['Retry']],
    [
      'a page in place of JSON',
      () => new Response('<!doctype html>'),
      'bad-answer (200)',
      ['Retry'],
    ],
    [
      'JSON of another kind',
      () => Response.json({ positions: {} }),
      'no snapshot of version 1',
      ['Retry'],
    ],
    [
      'a snapshot of a later version',
      () => Response.json({ version: 2, stores: [] }),
      'no snapshot of version 1',
      ['Retry'],
    ],
    ['nothing at all', () => new Response(''), 'no snapshot of version 1', ['Retry']],
  ];
  for (const [what, answer, says, buttons] of cases)
    it(`such as ${what} tells visitors and developers, and offers a retry where it may help`, async () => {
      page().answer(isSnapshot, answer);
      const locator = startLocator(
        withSnapshot({ attributes: { 'base-url': freshScenario(), 'public-key': 'pk_demo' } }),
      );
      const errors: (string | undefined)[] = [];
      locator.element.addEventListener('store-locator-error', ({ error }) =>
        errors.push(`${error.name}: ${error.message}`),
      );
      await locator.settled();
      expect(locator.element.status).to.equal('error');
      expect(locator.message()).to.equal(failed);
      expect(locator.buttons().filter((name) => name === 'Retry')).to.deep.equal(buttons);
      // No word of keys, which a file does not need.
      expect(page().errors).to.deep.equal([`<store-locator> src: ${says}`]);
      expect(errors).to.deep.equal([`StoreLocatorError: src: ${says}`]);
      expect(page().asked(isListing)).to.deep.equal([]);
      await locator.isAccessible();
    });

  it('shows stores after all when a retry brings them', async () => {
    page().answer(isSnapshot, () => new Response('<!doctype html>'));
    const locator = await mountLocator(withSnapshot());
    page().answer(isSnapshot, () => Response.json(snapshotOf(demoEntries)));
    await locator.press('Retry');
    await until(() => locator.element.status === 'ready');
    expect(locator.rows()).to.have.length(25);
  });

  it('keeps its rows when a later reading fails', async () => {
    page().answer(isSnapshot, () => Response.json(snapshotOf(demoEntries)));
    const locator = await mountLocator(withSnapshot());
    page().answer(isSnapshot, () => new Response('', { status: 404 }));
    locator.element.refresh();
    await until(() => page().errors.length);
    expect(page().errors).to.deep.equal(['<store-locator> src: refused (404)']);
    expect(locator.rows()).to.have.length(25);
  });

  it('reports a src that is no address', async () => {
    const locator = await mountLocator(withSnapshot({ attributes: { src: 'https://[shop/' } }));
    expect(locator.message()).to.equal(failed);
    expect(page().errors).to.deep.equal(['<store-locator> src: no address: https://[shop/']);
    expect(locator.buttons()).not.to.include('Retry');
  });

  it('sends no request while a secret key is in its attributes', async () => {
    const locator = await mountLocator(withSnapshot({ attributes: { 'public-key': 'sk_demo' } }));
    expect(locator.element.status).to.equal('error');
    expect(page().requests).to.deep.equal([]);
    expect(page().errors[0]).to.match(/^<store-locator> public-key holds a secret key/);
  });
});
