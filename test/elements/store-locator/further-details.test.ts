import { expect } from '@open-wc/testing';
import type { DetailsOfStore } from '../../../src/domain/store/details/store-details.js';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly } from '../../support/harness/places.js';
import { byRole, nameOf } from '../../support/harness/stage.js';

const name = 'Halvarenne Almere';
const id = '61162156168';
const evil = '<img src=x onerror=alert(1)>';
const escaped = '&lt;img src=x onerror=alert(1)&gt;';
/** A picture of this page, at an address that no other test has loaded. */
let nth = 0;
const picture = (file = 'locator.png'): string => `/demo/${file}?${performance.now()}-${++nth}`;

async function mounted(
  own: DetailsOfStore,
  attributes: Readonly<Record<string, string>> = {},
): Promise<LocatorHarness> {
  return mountLocator(exactly({ attributes: { countries: 'NL', ...attributes } })).then(
    async (locator) => {
      const store = locator.element.stores.find((each) => each.name === name);
      locator.element.details = { details: { [store?.id ?? id]: own } };
      await locator.narrowable();
      return locator;
    },
  );
}
const item = (locator: LocatorHarness): HTMLElement => locator.row(name).item;
describe('tags and own fields of a store', () => {
  usePage();

  it('are shown in the selected row alone', async () => {
    const locator = await mounted({
      tags: ['Parking', 'Café'],
      fields: { Floor: '2nd', Desks: 4 },
    });
    expect(locator.root.querySelector('.tags')).to.equal(null);
    locator.row(name).select();
    await until(() => item(locator).querySelector('.tags'));
    const [list] = byRole(item(locator), 'list');
    expect(byRole(list!, 'listitem').map(nameOf)).to.deep.equal(['Parking', 'Café']);
    const terms = [...item(locator).querySelectorAll('dt, dd')].map((one) => nameOf(one));
    expect(terms).to.deep.equal(['Floor', '2nd', 'Desks', '4']);
    await locator.isAccessible();
  });

  it('are texts, whatever they hold', async () => {
    const locator = await mounted({
      tags: [escaped],
      fields: { [escaped]: escaped },
      imageAlt: 'x',
    });
    locator.row(name).select();
    await until(() => item(locator).querySelector('.tags'));
    expect(item(locator).querySelector('img')).to.equal(null);
    expect(locator.row(name).text.split(evil)).to.have.length(4);
  });

  it('keep long words inside a narrow row', async () => {
    const long = 'Donaudampfschifffahrtsgesellschaftsraum';
    const locator = await mounted({
      tags: [long, long.toUpperCase().slice(1)],
      fields: { [long]: long },
    });
    locator.stage.style.width = '320px';
    locator.row(name).select();
    await until(() => item(locator).querySelector('.tags'));
    expect(item(locator).scrollWidth).to.be.at.most(item(locator).clientWidth);
  });
});

describe('the picture of a store', () => {
  usePage();
  const requested: string[] = [];
  const observer = new PerformanceObserver((list) =>
    requested.push(...list.getEntries().map(({ name: address }) => address)),
  );
  before(() => observer.observe({ type: 'resource' }));
  after(() => observer.disconnect());
  const isRequested = (address: string): boolean =>
    requested.includes(new URL(address, location.href).href);

  it('is requested once its row is selected, and moves nothing when it arrives', async () => {
    const image = picture();
    const locator = await mounted({ image, note: 'Here.' });
    expect(item(locator).querySelector('img')).to.equal(null);
    // Another picture that is requested now is seen, and this one is not.
    const other = picture();
    await fetch(other);
    await until(() => isRequested(other));
    expect(isRequested(image)).to.equal(false);
    locator.row(name).select();
    const drawn = await until(() => item(locator).querySelector('img'));
    const height = item(locator).offsetHeight;
    drawn.scrollIntoView({ block: 'center' });
    await until(() => drawn.complete && drawn.naturalWidth);
    await until(() => isRequested(image));
    expect(item(locator).offsetHeight).to.equal(height);
    expect([drawn.loading, drawn.decoding, drawn.alt]).to.deep.equal(['lazy', 'async', '']);
    const { width, height: high } = drawn.getBoundingClientRect();
    expect(width / high).to.be.closeTo(16 / 9, 0.02);
    await locator.isAccessible();
  });

  it('has the text that the merchant gives', async () => {
    const locator = await mounted({ image: picture(), imageAlt: 'A green door' });
    locator.row(name).select();
    const drawn = await until(() => item(locator).querySelector('img'));
    expect(drawn.alt).to.equal('A green door');
    await locator.isAccessible();
  });

  it('that fails leaves no broken icon, and moves nothing', async () => {
    const image = picture('missing.png');
    const locator = await mounted({ image, note: 'Here.' });
    locator.row(name).select();
    const drawn = await until(() => item(locator).querySelector('img'));
    const height = item(locator).offsetHeight;
    drawn.scrollIntoView({ block: 'center' });
    await until(() => getComputedStyle(drawn).visibility === 'hidden');
    expect(item(locator).offsetHeight).to.equal(height);
    await locator.isAccessible();
  });

  it('that is replaced after it has failed is shown', async () => {
    const locator = await mounted({ image: picture('missing.png') });
    locator.row(name).select();
    const drawn = await until(() => item(locator).querySelector('img'));
    drawn.scrollIntoView({ block: 'center' });
    await until(() => getComputedStyle(drawn).visibility === 'hidden');
    const [key] = Object.keys(locator.element.details?.details ?? {});
    locator.element.details = { details: { [key!]: { image: picture() } } };
    await until(() => !drawn.hidden && drawn.naturalWidth);
    expect(getComputedStyle(drawn).visibility).to.equal('visible');
  });

  it('is not in the card below a narrow map', async () => {
    const image = picture();
    const locator = await mounted({ image, note: 'Here.' });
    locator.stage.style.width = '380px';
    locator.row(name).select();
    await locator.press('Map');
    const card = await until(() => locator.root.querySelector<HTMLElement>('.docked'));
    await until(() => card.querySelector('.note'));
    expect(card.querySelector<HTMLElement>('.picture')?.checkVisibility()).to.equal(false);
    await locator.isAccessible();
  });

  for (const image of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'blob:https://x/1'])
    it(`at ${image.split(',')[0]} is left out`, async () => {
      const locator = await mounted({ image, note: 'Here.' });
      locator.row(name).select();
      await until(() => item(locator).querySelector('.note'));
      expect(item(locator).querySelector('img')).to.equal(null);
    });
});
