import { expect } from '@open-wc/testing';
import { frames } from '../../support/harness/waiting.js';
import { mountLocator } from '../../support/harness/locator.js';
import { isListing, until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';
import { demoEntries } from '../../support/fakes/snapshot-file.js';

type Locator = Awaited<ReturnType<typeof mountLocator>>;
const inFrance = (options = {}) => exactly({ attributes: { countries: 'FR' }, ...options });
const singlePins = ({ root }: Locator) => [
  ...root.querySelectorAll<HTMLElement>('.map-pin[data-id]:not([data-id=""])'),
];

describe('a store that is selected while the countries are listed', () => {
  usePage();

  it('has its row in its country’s list, whether it was selected by its pin or by the page', async () => {
    const locator = await mountLocator(inFrance());
    await placed(locator);
    await locator.narrowable();
    await locator.mapShown();
    const areCountries = () => locator.root.querySelector('.countries');
    await locator.press('All countries');
    await until(areCountries);
    for (let zoom = 0; zoom < 6 && !singlePins(locator).length; zoom++) {
      const cluster = await until(() => locator.root.querySelector<HTMLElement>('.map-cluster'));
      cluster.click();
      await until(() => singlePins(locator).length || !cluster.isConnected);
    }
    singlePins(locator)[0]?.click();
    await until(() => locator.rows().some(({ selected }) => selected));
    expect(areCountries()).to.equal(null);

    await locator.press('All countries');
    await until(areCountries);
    const other = locator.element.stores.find(({ countryCode }) => countryCode === 'DE');
    expect(locator.element.selectStore(other!.id)).to.equal(true);
    await until(() =>
      locator.rows().some(({ name, selected }) => selected && name === other!.name),
    );
  });
});

describe('a pin at the lower edge of a phone’s map', () => {
  usePage();

  it('is in view above the card that it opens', async () => {
    let tried = 0;
    for (let height = 420; height <= 560 && tried < 2; height += 20) {
      const style = `width: 390px; --store-locator-height: ${height}px`;
      const locator = await mountLocator({ ...inFrance(), style });
      await placed(locator);
      await locator.narrowable();
      await locator.press('Map');
      await locator.mapShown();
      const map = locator.root.querySelector<HTMLElement>('.map')!;
      await until(() => singlePins(locator).length);
      const before = map.getBoundingClientRect();
      const low = singlePins(locator).find((pin) => {
        const { left, right, bottom } = pin.getBoundingClientRect();
        const isLow = bottom <= before.bottom && bottom > before.bottom - 50;
        return isLow && left > before.left && right < before.right;
      });
      if (low) {
        tried++;
        low.click();
        await until(() => map.clientHeight < before.height);
        const isInView = () => {
          const pin = locator.root.querySelector('.map-selected')?.getBoundingClientRect();
          const now = map.getBoundingClientRect();
          return pin && pin.bottom <= now.bottom + 1 && pin.top >= now.top - 1;
        };
        await until(isInView);
      }
      locator.stage.remove();
    }
    expect(tried).to.be.at.least(1);
  });
});

describe('a selected store that shares its point with others', () => {
  const page = usePage();

  it('covers them, and spreads them all with the next tap', async () => {
    const entries = demoEntries.slice(0, 12).map((entry, n) => ({
      ...(entry as { readonly id: number }),
      ...(n < 4 ? { lat: 45.76, lng: 4.83 } : { lat: 48.86 - n, lng: 2.35 + n }),
    }));
    page().answer(isListing, () => Response.json(entries));
    const locator = await mountLocator();
    await placed(locator);
    await locator.narrowable();
    await locator.mapShown();
    const [first] = entries;
    locator.root.querySelector<HTMLElement>(`.scroller [data-id="${first!.id}"] button`)?.click();
    const selected = () => locator.root.querySelector<HTMLElement>('.map-selected');
    await until(selected);
    const isThere = ({ id }: { readonly id: number }) =>
      locator.root.querySelector(`.map-pin[data-id="${id}"]`);
    expect(entries.slice(1, 4).some(isThere)).to.equal(false);
    // The map comes closer first.
    await frames();
    await until(() => !locator.root.querySelector('.leaflet-zoom-anim'));
    selected()?.click();
    await until(() => entries.slice(0, 4).every(isThere));
    expect(locator.element.selectedStore?.id).to.equal(first!.id);
  });
});
