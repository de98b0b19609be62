import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly } from '../../support/harness/places.js';
import type { RowHarness } from '../../support/harness/row.js';
import { byRole, nameOf } from '../../support/harness/stage.js';

const links = ({ item }: RowHarness): string[] => byRole(item, 'link').map(nameOf);
const directionsOf = ({ item }: RowHarness): HTMLAnchorElement | undefined =>
  byRole<HTMLAnchorElement>(item, 'link', /^Directions/)[0];

/** The relative luminance of a colour such as "rgb(1, 2, 3)", as WCAG has it. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(...colors: readonly [string, string]): number {
  const [dark = 0, light = 0] = colors.map(luminanceOf).sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

async function mount(options = {}): Promise<LocatorHarness> {
  const locator = await mountLocator({ attributes: { countries: 'NL' }, ...options });
  await locator.narrowable();
  return locator;
}

const storeOf = ({ element }: LocatorHarness, { item }: RowHarness) =>
  element.stores.find(({ id }) => `${id}` === item.dataset.id);

describe('the actions of each row of <store-locator>', () => {
  const page = usePage();

  it('are directions, Google Maps and my store, in rows that nobody has selected', async () => {
    const locator = await mount();
    await until(() => locator.rows().every(directionsOf));
    for (const row of locator.rows()) {
      expect(links(row)).to.deep.equal([
        `Google Maps: ${row.name}, opens in a new tab`,
        `Directions: ${row.name}, opens in a new tab`,
      ]);
      expect(byRole(row.item, 'button').map(nameOf)).to.deep.equal([
        row.name,
        'Make this my store',
      ]);
    }
    await locator.isAccessible();
  });

  for (const [what, style] of [
    ['without colours', ''],
    ['with pale text on a dark ground', 'background: #101418; color: #eee'],
    ['with an accent', '--store-locator-accent: #7b2d3b'],
  ] as const)
    it(`have a filled button that is readable on a page ${what}`, async () => {
      const locator = await mount({ style });
      const button = await until(() => directionsOf(locator.rowAt(0)));
      const contrast = (): number => {
        const { color, backgroundColor } = getComputedStyle(button);
        return contrastOf(color, backgroundColor);
      };
      // The text's colour follows once that of the page is known.
      await until(() => contrast() >= 4.5);
    });

  it('move no row when they come, and are in the room of one line', async () => {
    const locator = await mountLocator({ attributes: { countries: 'NL' } });
    const bottomOf = () => locator.rowAt(-1).item.getBoundingClientRect().bottom;
    const heights = () => locator.rows().map(({ item }) => item.offsetHeight);
    const before = [bottomOf() - locator.rowAt(0).item.getBoundingClientRect().top, ...heights()];
    await until(() => directionsOf(locator.rowAt(0)));
    await locator.narrowable();
    const after = [bottomOf() - locator.rowAt(0).item.getBoundingClientRect().top, ...heights()];
    for (const [nth, height] of before.entries()) expect(after[nth]).to.be.closeTo(height, 1);
  });

  it('make a store the shopper’s own in one tap, and undo it, without a selection', async () => {
    const locator = await mount();
    const row = locator.rowAt(2);
    await until(() => row.text.includes('Make this my store'));
    row.press('Make this my store');
    await until(() => row.text.includes('My store ✓'));
    expect(locator.element.myStore?.name).to.equal(row.name);
    expect(locator.element.selectedStore).to.equal(undefined);
    row.press('Undo');
    await until(() => !locator.element.myStore);
  });

  it('are reached by Tab from the name, and the arrows still go to other names', async () => {
    const locator = await mount();
    await until(() => directionsOf(locator.rowAt(1)));
    const [first, second] = locator.rows() as [RowHarness, RowHarness];
    first.button.focus();
    const stops: string[] = [];
    for (let presses = 0; presses < 3; presses++) {
      await sendKeys({ press: 'Tab' });
      stops.push(locator.focused);
    }
    expect(stops).to.deep.equal([
      `Google Maps: ${first.name}, opens in a new tab`,
      `Directions: ${first.name}, opens in a new tab`,
      'Make this my store',
    ]);
    await sendKeys({ press: 'Tab' });
    expect(locator.root.activeElement?.closest('.row[data-id]')).to.not.equal(second.item);
    first.button.focus();
    await sendKeys({ press: 'ArrowDown' });
    await until(() => locator.focused === second.name);
  });

  it('have a number to dial where details give one', async () => {
    const locator = await mount();
    const [one, other] = locator.rows() as [RowHarness, RowHarness];
    const details = {
      [one.item.dataset.id!]: { phone: '+31 20 794 60 18' },
      [other.item.dataset.id!]: { phone: 'N/A' },
    };
    locator.element.details = { by: 'id', details };
    const [call] = (await until(() => {
      const found = byRole<HTMLAnchorElement>(one.item, 'link', `Call: ${one.name}`);
      return found.length && found;
    })) as HTMLAnchorElement[];
    expect(call?.href).to.equal('tel:+31207946018');
    expect(links(other).join()).to.not.contain('Call');
    expect([page().errors, page().warnings]).to.deep.equal([[], []]);
    await locator.isAccessible();
  });

  for (const [direction, width] of [
    ['ltr', 320],
    ['rtl', 320],
    ['ltr', 260],
  ] as const)
    it(`fit into ${width} px, ${direction}, with the longest words`, async () => {
      const messages = {
        directions: 'Streckenführung',
        directionsName: () => 'Streckenführung',
        makeMyStore: 'Définir comme mon magasin',
      };
      const style = `width: ${width}px; direction: ${direction}`;
      const locator = await mount({ style, properties: { messages } });
      const row = locator.rowAt(0);
      const details = { [row.item.dataset.id!]: { phone: '+31 20 794 60 18' } };
      locator.element.details = { by: 'id', details };
      await until(() => byRole(row.item, 'link', `Call: ${row.name}`).length);
      const box = row.item.getBoundingClientRect();
      for (const part of row.item.querySelectorAll('.actions > *')) {
        const { left, right } = part.getBoundingClientRect();
        expect(left).to.be.at.least(box.left);
        expect(right).to.be.at.most(box.right);
      }
      expect(row.item.scrollWidth).to.be.at.most(row.item.clientWidth);
    });

  it('are readable on any accent', async () => {
    for (const accent of ['#ffe14d', '#123', 'rgb(200 0 90)']) {
      const locator = await mount({ style: `--store-locator-accent: ${accent}` });
      const link = await until(() => directionsOf(locator.rowAt(0)));
      const { color, backgroundColor } = getComputedStyle(link);
      expect(color).to.equal(accent === '#ffe14d' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
      expect(backgroundColor).to.not.equal('rgba(0, 0, 0, 0)');
      await locator.isAccessible();
      locator.stage.remove();
    }
  });
});

describe('directions of <store-locator>', () => {
  const page = usePage();
  const { platform } = navigator;
  const onPlatform = (value: string) =>
    Object.defineProperty(navigator, 'platform', { value, configurable: true });
  afterEach(() => onPlatform(platform));

  for (const [directions, on, origin, parameter] of [
    [undefined, 'Win32', 'https://www.google.com/maps/dir/', 'destination'],
    ['google', 'MacIntel', 'https://www.google.com/maps/dir/', 'destination'],
    ['apple', 'iPhone', 'https://maps.apple.com/', 'daddr'],
    ['apple', 'MacIntel', 'https://maps.apple.com/', 'daddr'],
    ['apple', 'Linux x86_64', 'https://www.google.com/maps/dir/', 'destination'],
    ['osm', 'Win32', 'https://www.openstreetmap.org/directions', 'to'],
  ] as const)
    it(`open ${origin} with ${directions ?? 'no attribute'} on ${on}`, async () => {
      onPlatform(on);
      const locator = await mount({ properties: { directions } });
      const row = locator.rowAt(0);
      const { href, target, rel } = await until(() => directionsOf(row));
      const url = new URL(href);
      expect(url.origin + url.pathname).to.equal(origin);
      const end = url.searchParams.get(parameter);
      const store = storeOf(locator, row);
      for (const part of [store?.address, store?.zip, store?.city]) expect(end).to.contain(part);
      expect([target, rel]).to.deep.equal(['_blank', 'noopener noreferrer']);
    });

  it('of OpenStreetMap lead to the point of a store that is known exactly', async () => {
    const locator = await mount(exactly({ attributes: { countries: 'NL', directions: 'osm' } }));
    const row = locator.rowAt(0);
    await until(() => storeOf(locator, row)?.position && directionsOf(row)?.href.includes('%2C'));
    const { position } = storeOf(locator, row)!;
    const end = new URL(directionsOf(row)!.href).searchParams.get('to');
    expect(end).to.equal(`${position?.lat},${position?.lng}`);
  });

  it('are left out with none, and come back', async () => {
    const locator = await mount({ attributes: { countries: 'NL', directions: 'none' } });
    const row = locator.rowAt(0);
    expect(directionsOf(row)).to.equal(undefined);
    expect(links(row)).to.deep.equal([`Google Maps: ${row.name}, opens in a new tab`]);
    locator.element.directions = 'google';
    await until(() => directionsOf(row));
  });

  it('by an unknown provider are Google’s, and one line in the console says so', async () => {
    const locator = await mount({ attributes: { countries: 'NL', directions: 'bing' } });
    const link = await until(() => directionsOf(locator.rowAt(0)));
    expect(link.href).to.match(/^https:\/\/www\.google\.com\/maps\/dir\//);
    expect(page().warnings).to.deep.equal([
      '<store-locator> directions="bing" is none of google, apple, osm, none.',
    ]);
  });
});
