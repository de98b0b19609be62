import { expect } from '@open-wc/testing';
import { mountLocator, startLocator } from '../../support/locator-harness.js';
import { freshScenario, isSnapshot, until, usePage } from '../../support/page-harness.js';
import { exactly, placed } from '../../support/places-harness.js';
import { demoEntries, snapshotOf } from '../../support/snapshot-file.js';
import { isShown } from '../../support/stage-harness.js';

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

describe('a phone’s map that goes while it is shown', () => {
  const page = usePage();

  it('leaves the list, where the page takes the map away', async () => {
    const locator = await showingTheMap();
    expect(isListed(locator)).to.equal(false);
    locator.element.withoutMap = true;
    await until(() => isListed(locator));
    locator.element.withoutMap = false;
    await until(() => !isListed(locator));
    locator.element.layout = 'list';
    await until(() => isListed(locator));
  });

  it('leaves the list, where no store has a position in the end', async () => {
    const stores = demoEntries.map(({ lat: _, lng: __, ...entry }) => ({
      ...entry,
      fingerprint: '',
    }));
    page().answer(isSnapshot, () => Response.json(snapshotOf(stores)));
    const locator = startLocator({
      attributes: {
        'base-url': '',
        'public-key': '',
        src: '/stores.json',
        'data-url': '/nowhere/',
      },
      ...narrow,
    });
    await locator.settled();
    await locator.press('Map');
    await until(() => !locator.root.querySelector('.map-pane'));
    await until(() => isListed(locator));
  });

  it('leaves the message, where the stores can no longer be had', async () => {
    const locator = await showingTheMap();
    locator.element.setAttribute('base-url', freshScenario('unauthorized'));
    await until(() => locator.element.status === 'error');
    const message = () => locator.root.querySelector<HTMLElement>('.message');
    await until(() => message() && isShown(message()!) && message()!.offsetHeight > 0);
  });
});
