import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { home, parameter, visit } from '../../support/harness/address.js';
import { useGeolocation } from '../../support/fakes/geolocation.js';
import type { LocatorHarness } from '../../support/harness/locator.js';
import { whenSaid } from '../../support/harness/looked-up.js';
import { until, usePage } from '../../support/harness/page.js';
import {
  lyon,
  mountForTyping,
  picture,
  stillPicture,
  typeQuietly,
} from '../../support/harness/still-picture.js';
import { tapAt } from '../../support/harness/tap.js';

/** Returns a row or pin that the open suggestions do not cover. */
function uncovered<T extends Element>({ root }: LocatorHarness, candidates: readonly T[]): T {
  const found = candidates.find((candidate) => {
    const { left, top, width, height } = candidate.getBoundingClientRect();
    const hit = root.elementFromPoint(left + width / 2, top + height / 2);
    return hit && candidate.contains(hit);
  });
  if (!found) throw new Error('all are covered');
  return found;
}

describe('a text typed into <store-locator>', () => {
  usePage();
  const geolocation = useGeolocation();
  afterEach(() => history.replaceState(null, '', home));

  for (const [way, end, answer] of [
    ['Enter', (locator: LocatorHarness) => locator.key('Enter'), / of Lyon, France$/],
    [
      'the choice of a place',
      async (locator: LocatorHarness) => (await locator.offered(lyon)).click(),
      / of Lyon, France$/,
    ],
    ['Escape', (locator: LocatorHarness) => locator.key('Escape'), / match “lyon”/],
    ['the Tab key', () => sendKeys({ press: 'Tab' }), / match “lyon”/],
    [
      'a tap beside the locator',
      (locator: LocatorHarness) => {
        const beside = locator.stage.appendChild(document.createElement('button'));
        return tapAt(beside);
      },
      / match “lyon”/,
    ],
    [
      'a press on the button for the fields',
      async (locator: LocatorHarness) => {
        const order = locator.button('Filters');
        order.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
        order.focus();
      },
      / match “lyon”/,
    ],
  ] as const)
    it(`filters list and map after ${way}`, async () => {
      const locator = await mountForTyping();
      const before = await typeQuietly(locator);
      await end(locator);
      await locator.lineSays(answer);
      expect(locator.options()).to.deep.equal([]);
      const after = JSON.parse(await stillPicture(locator)) as Record<string, unknown>;
      const { rows, pins } = JSON.parse(before) as Record<string, unknown>;
      expect(after['rows']).not.to.deep.equal(rows);
      expect(after['pins']).not.to.deep.equal(pins);
    });

  it('shows all stores again as soon as it is deleted', async () => {
    const locator = await mountForTyping();
    const all = await stillPicture(locator);
    await typeQuietly(locator);
    await locator.key('Escape');
    await locator.lineSays(/ match “lyon”/);
    await locator.type('');
    expect(locator.element.results).to.equal(locator.element.stores);
    expect(await stillPicture(locator)).to.equal(all);
  });

  it('says that nothing is found where there is nothing to suggest', async () => {
    const locator = await mountForTyping();
    await locator.type('qqzzx');
    await locator.lineSays(/qqzzx/);
    expect([
      locator.rows().length,
      locator.root.querySelector('[part~=message]') !== null,
    ]).to.deep.equal([0, true]);
    expect(locator.root.activeElement).to.equal(locator.box);
  });

  it('shows similar stores where nothing else could be suggested', async () => {
    const locator = await mountForTyping();
    await locator.type('halvarenne lyon prat-dieu');
    await until(() => locator.names().length === 1);
    expect(locator.names()).to.deep.equal(['Halvarenne Lyon Part-Dieu']);
  });

  it('lets a pressed row do what it says, and drops the text', async () => {
    const locator = await mountForTyping();
    const before = await typeQuietly(locator);
    const line = locator.line();
    const rows = locator.rows();
    const button = uncovered(
      locator,
      rows.map((row) => row.button),
    );
    const row = rows.find((one) => one.button === button);
    const name = row?.name;
    let atClick = '';
    const look = (): void => void (atClick = picture(locator));
    button.addEventListener('click', look, { capture: true });
    await tapAt(button);
    expect(atClick).to.equal(before);
    await until(() => locator.box.value === '');
    expect([locator.element.selectedStore?.name, row?.selected]).to.deep.equal([name, true]);
    expect(locator.options()).to.deep.equal([]);
    await whenSaid();
    expect(locator.line()).to.equal(line);
    expect(locator.element.results).to.equal(locator.element.stores);
  });

  it('lets a pressed pin do what it says, and shows the text of the query in effect', async () => {
    const locator = await mountForTyping();
    locator.element.search('New Zealand');
    await locator.lineSays(/^4 stores/);
    locator.box.focus();
    await typeQuietly(locator);
    const pin = uncovered(locator, [
      ...locator.root.querySelectorAll<HTMLElement>('[part~=pin][data-id]'),
    ]);
    const { id } = pin.dataset;
    await tapAt(pin);
    await until(() => `${locator.element.selectedStore?.id}` === id);
    await until(() => locator.box.value === 'New Zealand');
    expect(locator.line()).to.match(/^4 stores/);
    expect(locator.options()).to.deep.equal([]);
  });

  it('forgets a press on the list once the visitor types again', async () => {
    const locator = await mountForTyping();
    const row = locator.rowAt(0).item;
    row.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await typeQuietly(locator);
    locator.box.dispatchEvent(new FocusEvent('blur'));
    await locator.lineSays(/ match “lyon”/);
  });

  it('leaves the address alone until the text is in effect', async () => {
    visit('');
    const locator = await mountForTyping({ attributes: { 'sync-url': '' } });
    const { href } = location;
    await typeQuietly(locator);
    expect(location.href).to.equal(href);
    await locator.key('Escape');
    await until(() => parameter('near') === 'lyon');
  });

  it('is not replaced by a position that arrives late', async () => {
    const locator = await mountForTyping();
    await locator.press('Near me');
    await until(() => geolocation().questions.length);
    await locator.type('lyo');
    geolocation().find(48.857, 2.352);
    await locator.offered(lyon);
    await whenSaid();
    expect(locator.box.value).to.equal('lyo');
    expect(locator.rowAt(0).distance).to.equal('');
  });
});
