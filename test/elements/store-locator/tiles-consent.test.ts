import { expect } from '@open-wc/testing';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly } from '../../support/harness/places.js';

/** Any picture will do; each test has its own server. */
let servers = 0;
const serverName = (): string => `tiles-${crypto.randomUUID().slice(0, 8)}-${++servers}`;
const picture = '/demo/locator.png?{z}-{x}-{y}';

const withTiles = (tiles = picture, attributes: Record<string, string> = {}) =>
  exactly({
    attributes: { tiles, 'tiles-attribution': '© Streets', 'tiles-consent': 'ask', ...attributes },
  });

const tilesOf = ({ root }: LocatorHarness): number => root.querySelectorAll('.map img').length;
const asks = (locator: LocatorHarness): boolean =>
  locator.buttons().some((name) => name.startsWith('Show streets'));
const asked = (locator: LocatorHarness) => until(() => asks(locator));

describe('street tiles that wait for consent', () => {
  const page = usePage();
  const forget = (): void => localStorage.removeItem(`store-locator:tiles:${location.host}`);
  beforeEach(forget);
  after(forget);

  it('ask for it on the embedded map, which names their server, and come after a tap', async () => {
    const locator = await mountLocator(withTiles());
    await locator.mapShown();
    await asked(locator);
    expect(tilesOf(locator)).to.equal(0);
    await locator.isAccessible();
    await locator.press(`Show streets (loads from ${location.host})`);
    await until(() => tilesOf(locator));
    expect(asks(locator)).to.equal(false);
    expect(locator.root.textContent).to.contain('© Streets');
  });

  it('ask no second time on the next page, nor in other elements of this one', async () => {
    const first = await mountLocator(withTiles());
    const beside = await mountLocator(withTiles());
    await asked(first);
    await asked(beside);
    await first.press(/^Show streets/);
    await until(() => tilesOf(beside));
    for (const { stage } of [first, beside]) stage.remove();
    page().next();
    const later = await mountLocator(withTiles());
    await until(() => tilesOf(later));
    expect(asks(later)).to.equal(false);
  });

  it('are shown and removed as a consent platform says, at any time', async () => {
    const locator = await mountLocator(exactly());
    locator.element.allowTiles();
    locator.element.setAttribute('tiles-attribution', '© Streets');
    locator.element.setAttribute('tiles-consent', 'ask');
    locator.element.setAttribute('tiles', picture);
    await until(() => tilesOf(locator));
    locator.element.denyTiles();
    await until(() => !tilesOf(locator));
    await asked(locator);
    locator.element.allowTiles();
    await until(() => tilesOf(locator));
    locator.element.denyTiles();
    await asked(locator);
    // The visitor's own tap comes later than what was said before.
    await locator.press(/^Show streets/);
    await until(() => tilesOf(locator));
  });

  it('name the server and not one of its mirrors, and ask again for another server', async () => {
    const name = serverName();
    const locator = await mountLocator(withTiles(`https://{s}.${name}.example/{z}/{x}/{y}.png`));
    await until(() => locator.buttons().includes(`Show streets (loads from ${name}.example)`));
    locator.element.tiles = picture;
    await until(() => locator.buttons().includes(`Show streets (loads from ${location.host})`));
    expect(tilesOf(locator)).to.equal(0);
  });

  it('do not ask where consent is not required, nor without tiles', async () => {
    const free = await mountLocator(withTiles(picture, { 'tiles-consent': 'none' }));
    await until(() => tilesOf(free));
    expect(asks(free)).to.equal(false);
    const bare = await mountLocator(exactly({ attributes: { 'tiles-consent': 'ask' } }));
    await bare.mapShown();
    expect(asks(bare)).to.equal(false);
  });
});
