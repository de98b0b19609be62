import { expect } from '@open-wc/testing';
import type { Details } from '../../../src/domain/store/details/store-details.js';
import {
  mountLocator,
  type LocatorHarness,
  type LocatorOptions,
} from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly } from '../../support/harness/places.js';
import type { RowHarness } from '../../support/harness/row.js';
import { byRole, nameOf } from '../../support/harness/stage.js';

const links = ({ item }: RowHarness): HTMLAnchorElement[] => byRole(item, 'link');
const linkTo = (row: RowHarness, text: string): HTMLAnchorElement | undefined =>
  links(row).find(({ textContent }) => textContent?.trim() === text);

/** Selects a row and waits for what comes with that. */
async function opened(locator: LocatorHarness, name = firstStore.name): Promise<RowHarness> {
  locator.row(name).select();
  await until(() => linkTo(locator.row(name), 'Directions'));
  return locator.row(name);
}

/** Of the demo service, by one of its ids. */
const firstStore = { id: '', platformLocationId: '', name: 'Halvarenne Almere' };
const otherName = "Halvarenne 's-Hertogenbosch";

/** Both are among the first rows of this country. */
const dutch = (options: LocatorOptions = {}) =>
  exactly({ ...options, attributes: { countries: 'NL' } });

describe('the selected row of <store-locator>', () => {
  usePage();

  it('has a link to the store’s address, with a name for screen readers', async () => {
    const locator = await mountLocator(dutch());
    const row = await opened(locator);
    const link = linkTo(row, 'Directions') as HTMLAnchorElement;
    const url = new URL(link.href);
    expect(url.origin + url.pathname).to.equal('https://www.google.com/maps/dir/');
    expect(url.searchParams.get('api')).to.equal('1');
    const { id } = row.item.dataset;
    const store = locator.element.stores.find((one) => `${one.id}` === id);
    const destination = url.searchParams.get('destination');
    for (const part of [store?.address, store?.zip, store?.city, store?.country])
      expect(destination).to.contain(part);
    expect(nameOf(link)).to.equal(`Directions: ${row.name}, opens in a new tab`);
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener noreferrer']);
    await locator.isAccessible();
  });

  it('has the details of the store in the card below a narrow map', async () => {
    const locator = await mountLocator(dutch({ style: 'width: 380px' }));
    await opened(locator);
    await locator.press('Map');
    const card = await until(() => locator.root.querySelector<HTMLElement>('.docked'));
    expect(byRole(card, 'link').map(({ textContent }) => textContent?.trim())).to.deep.equal([
      'Google Maps',
      'Directions',
    ]);
    await locator.isAccessible();
  });
});

describe('details of <store-locator>', () => {
  const page = usePage();
  before(async () => {
    const { element, stage } = await mountLocator();
    const store = element.stores.find(({ name }) => name === firstStore.name);
    Object.assign(firstStore, {
      id: `${store?.id}`,
      platformLocationId: store?.platformLocationId,
    });
    stage.remove();
  });

  const full = {
    phone: '+44 (0)20 7946 0018',
    hours: ['Mo-Fr 10:00-19:00', 'Sa by phone'],
    email: 'lyon@shop.example',
    url: '/stores/lyon',
    note: 'Ring twice.',
  };
  const mounted = (details: unknown): Promise<LocatorHarness> =>
    mountLocator(dutch({ properties: { details: details as Details } }));

  it('are shown in the selected row, with links for phone, mail and web', async () => {
    const locator = await mounted({ details: { [firstStore.platformLocationId]: full } });
    expect(locator.row(firstStore.name).text).to.not.contain('Ring twice.');
    const row = await opened(locator);
    await until(() => row.text.includes('Ring twice.'));
    expect(linkTo(row, '+44 (0)20 7946 0018')?.href).to.equal('tel:+442079460018');
    expect(linkTo(row, 'lyon@shop.example')?.href).to.equal('mailto:lyon@shop.example');
    expect(linkTo(row, location.host)?.href).to.equal(`${location.origin}/stores/lyon`);
    const terms = [...row.item.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(terms).to.deep.equal(['Phone', 'Hours', 'E-mail', 'Website']);
    const hours = row.item.querySelectorAll<HTMLElement>('dd')[1]?.innerText.trim();
    expect(hours).to.equal('Mo-Fr 10:00-19:00\nSa by phone');
    expect(row.text).to.contain('Ring twice.');
    expect([page().errors, page().warnings]).to.deep.equal([[], []]);
    await locator.isAccessible();
  });

  for (const [what, by, key] of [
    ['platform ids by themselves', undefined, 'platformLocationId'],
    ['the service’s ids by themselves', undefined, 'id'],
    ['platform ids, when it says so', 'platformLocationId', 'platformLocationId'],
    ['the service’s ids, when it says so', 'id', 'id'],
  ] as const)
    it(`are found by ${what}`, async () => {
      const locator = await mounted({ by, details: { [firstStore[key]]: full } });
      const row = await opened(locator);
      await until(() => row.text.includes('Ring twice.'));
    });

  it('may come after the row is selected', async () => {
    const locator = await mountLocator(dutch());
    const row = await opened(locator);
    locator.element.details = {
      details: { [firstStore.id]: { hours: 'Mo-Fr 10-19\nSa by phone' } },
    };
    await until(() => row.item.querySelectorAll('dd span').length === 2);
    locator.element.details = undefined;
    await until(() => !row.item.querySelector('dl'));
  });

  it('are shown as text, and only safe addresses become links', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const escaped = '&lt;img src=x onerror=alert(1)&gt;';
    const locator = await mounted({
      details: {
        [firstStore.id]: {
          phone: 'javascript:alert(1)',
          hours: [escaped, { a: 1 }],
          email: 'a@b.example?bcc=all@shop.example',
          url: 'javascript:alert(1)',
          note: escaped,
        },
      },
    });
    const row = await opened(locator);
    await until(() => row.item.querySelector('dt'));
    expect(row.item.querySelector('img')).to.equal(null);
    expect(row.text).to.contain(evil);
    const schemes = links(row).map(({ protocol }) => protocol);
    expect(new Set(schemes)).to.deep.equal(new Set(['https:']));
    expect(row.item.querySelectorAll('dt')).to.have.length(2);
  });

  it('are shown without the markup of a feed, and empty ones are left out', async () => {
    const locator = await mounted({
      details: {
        [firstStore.id]: {
          phone: 'N/A',
          hours: 'Mo&ndash;Fr 10&#8211;19<br>Sa by phone',
          email: 'undefined',
          url: '-',
          note: '<p>Entr&eacute;e &amp; lift</p>',
        },
      },
    });
    const row = await opened(locator);
    await until(() => row.item.querySelector('dt'));
    expect(row.text)
      .to.contain('Entrée & lift')
      .and.not.to.match(/N\/A|undefined|&\w|<p>/);
    const lines = [...row.item.querySelectorAll('dd span')].map(({ textContent }) => textContent);
    expect(lines).to.deep.equal(['Mo–Fr 10–19', 'Sa by phone']);
    expect(page().errors).to.deep.equal([]);
    expect(page().warnings).to.deep.equal([]);
  });

  for (const [what, details, line] of [
    ['no table', { details: 'x' }, /not of the shape/],
    ['a table of texts', { details: { 1: 'x', 2: 'y' } }, /ignored: 2, for example 1\./],
    [
      'bad values',
      { details: { 1: { phone: {}, url: 'ftp://x.test' } } },
      /ignored: 2, for example 1\.phone/,
    ],
  ] as const)
    it(`that are ${what} are one line in the console`, async () => {
      const locator = await mounted(details);
      await opened(locator);
      await opened(locator, otherName);
      const told = await until(() => {
        const lines = [...page().errors, ...page().warnings];
        return lines.length ? lines : undefined;
      });
      expect(told.length, JSON.stringify(told)).to.equal(1);
      expect(told[0])
        .to.match(/^<store-locator> .*details/)
        .and.to.match(line);
    });

  it('are not in the rows before their store is selected, except for the number and the status', async () => {
    const locator = await mounted({ details: { [firstStore.platformLocationId]: full } });
    const call = `Call: ${firstStore.name}`;
    await until(() => byRole(locator.row(firstStore.name).item, 'link', call).length);
    expect(locator.root.querySelector('.details')).to.equal(null);
    expect(locator.row(firstStore.name).text).to.not.match(/Ring twice|lyon@/);
  });
});
