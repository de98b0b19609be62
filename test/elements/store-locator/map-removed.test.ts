import { expect } from '@open-wc/testing';
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import { freshScenario, isSnapshot, until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';
import { demoEntries, snapshotOf } from '../../support/fakes/snapshot-file.js';
import { byRole, isShown } from '../../support/harness/stage.js';

const narrow = { style: 'width: 390px' };

async function showingTheMap() {
  const locator = await mountLocator({ ...exactly(), ...narrow });
  await placed(locator);
  await locator.narrowable();
  await locator.press('Map');
  await locator.mapShown();
  return locator;
}

type Locator = Awaited<ReturnType<typeof mountLocator>>;
const isListed = (locator: Locator): boolean => {
  const { item } = locator.rows()[0] ?? {};
  return !!item && isShown(item) && item.getBoundingClientRect().height > 0;
};

describe('a phone’s map that is removed while it is shown', () => {
  const page = usePage();

  it('is replaced by the list, where the page removes the map', async () => {
    const locator = await showingTheMap();
    expect(isListed(locator)).to.equal(false);
    locator.element.withoutMap = true;
    await until(() => isListed(locator));
    locator.element.withoutMap = false;
    await until(() => !isListed(locator));
    locator.element.layout = 'list';
    await until(() => isListed(locator));
  });

  it('is replaced by the list, where no store has a position in the end', async () => {
    const stores = demoEntries.map(({ lat: _, lng: __, ...entry }) => ({
      ...entry,
      country: 'Atlantis',
      state: '',
      city: '',
      zip: '',
      google_maps_url: '',
      fingerprint: '',
    }));
    page().answer(isSnapshot, () => Response.json(snapshotOf(stores)));
    const locator = startLocator({
      attributes: {
        'base-url': '',
        'public-key': '',
        src: '/stores.json',
      },
      ...narrow,
    });
    await locator.settled();
    await locator.press('Map');
    await until(() => !locator.root.querySelector('.map-pane'));
    await until(() => isListed(locator));
  });

  it('is replaced by a sentence and a button where its data can’t be loaded, and comes back with the data', async () => {
    const real = globalThis.fetch;
    let isThere = false;
    globalThis.fetch = (input, init) =>
      `${input instanceof Request ? input.url : input}`.endsWith('.bin') && !isThere
        ? Promise.resolve(new Response('', { status: 503 }))
        : real(input, init);
    // No other test has read its files.
    const attributes = { 'data-url': '/src/gazetteer/data/?missing' };
    const locator = startLocator({ attributes, ...narrow });
    await locator.settled();
    await locator.press('Map');
    const message = () => locator.root.querySelector('.map-pane [part=message]');
    await until(() => message());
    expect(message()?.textContent).to.include('The map could not be loaded.');
    locator.element.search('lyon zzz');
    await locator.lineSays(/^Towns and postal codes cannot be looked up/);
    isThere = true;
    const again = byRole(message()!, 'button', 'Try again')[0]!;
    again.click();
    await until(() => !message());
    locator.element.search('lyon');
    await locator.lineSays(/Lyon, France/);
    await until(() => locator.pins().length);
    globalThis.fetch = real;
  });

  it('is replaced by the message, where the stores can no longer be loaded', async () => {
    const locator = await showingTheMap();
    locator.element.setAttribute('base-url', freshScenario('unauthorized'));
    await until(() => locator.element.status === 'error');
    const message = () => locator.root.querySelector<HTMLElement>('.message');
    await until(() => message() && isShown(message()!) && message()!.offsetHeight > 0);
  });
});
