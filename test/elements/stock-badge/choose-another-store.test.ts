import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../src/store-locator.js';
import { inventoryAnswer } from '../../support/harness/badge.js';
import type { ChooserHarness } from '../../support/harness/chooser.js';
import { tap } from '../../support/harness/dialog.js';
import { freshScenario, isListing, until, usePage } from '../../support/harness/page.js';
import { answerAsSmallShop, mountChooser, shops } from '../../support/fakes/small-shop.js';

const page = usePage();
beforeEach(() => answerAsSmallShop(page()));
afterEach(() => resetMouse());

const lyon = { id: 1, name: 'Shop 1', platformLocationId: '61' };

describe('the button for another store in <stock-badge>', () => {
  it('is offered with and without a chosen store, and has had its room before', async () => {
    const { badge, dialog } = await mountChooser({ style: 'width: 240px' });
    const { height } = badge;
    expect((await dialog.offered()).textContent).to.equal('Choose a store');
    expect(badge.height).to.equal(height);
    await badge.isAccessible();
    await badge.chooseMyStore(lyon);
    expect(badge.says()).to.equal('In stock at Shop 1');
    expect(dialog.opener?.textContent).to.equal('Change store');
    await badge.isAccessible();
  });

  it('is not offered where the page has set the store, nor while nothing is shown', async () => {
    const bound = await mountChooser({ attributes: { 'platform-location-id': '61' } });
    const hidden = await mountChooser({ attributes: { 'variant-id': '9' } });
    // A third badge, which offers the choice, shows that the code has loaded for these two as well.
    await (await mountChooser()).dialog.offered();
    await hidden.badge.element.updateComplete;
    expect([bound.dialog.opener, hidden.dialog.opener]).to.deep.equal([undefined, undefined]);
  });

  it('fires an event, so that the page may open its own dialog', async () => {
    const { badge, dialog } = await mountChooser();
    const heard: Event[] = [];
    badge.stage.addEventListener('stock-badge-choose', (event) => {
      heard.push(event);
      event.preventDefault();
    });
    (await dialog.offered()).click();
    badge.element.picker = 'event';
    (await dialog.offered()).click();
    await badge.element.updateComplete;
    expect(
      heard.map(({ bubbles, composed, cancelable }) => [bubbles, composed, cancelable]),
    ).to.eql([
      [true, true, true],
      [true, true, true],
    ]);
    const fields = { productId: badge.element.productId, variantId: '1' };
    expect((heard[0] as CustomEvent).detail).to.deep.equal(fields);
    expect(heard[0]).to.include(fields);
    expect(dialog.element).to.equal(null);
    expect(page().asked(isListing)).to.have.length(0);
  });

  it('opens no dialog with picker="event", whatever the page does', async () => {
    const { badge, dialog } = await mountChooser({ attributes: { picker: 'event' } });
    let heard = 0;
    document.addEventListener('stock-badge-choose', () => heard++, { once: true });
    (await dialog.offered()).click();
    badge.element.picker = 'dialog';
    expect([heard, dialog.element]).to.deep.equal([1, null]);
    await dialog.open();
    expect(dialog.isModal).to.equal(true);
  });

  it('is not a tap on the card around the badge', async () => {
    const { badge, dialog } = await mountChooser();
    let taps = 0;
    badge.stage.addEventListener('click', () => taps++);
    await dialog.open();
    dialog.title.click();
    dialog.locator.rowAt(0).select();
    dialog.close.click();
    expect(taps).to.equal(0);
  });
});

describe('the dialog of <stock-badge>', () => {
  it('shows the stores, with a title, a button to close it and focus in the search box', async () => {
    const { badge, dialog } = await mountChooser();
    const locator = await dialog.open();
    expect([dialog.isModal, dialog.title.textContent]).to.deep.equal([true, 'Choose a store']);
    expect(locator.names()).to.have.length(12);
    await until(() => dialog.focused === locator.box);
    expect(locator.element.getAttribute('product-id')).to.equal(badge.element.productId);
    expect(locator.element.getAttribute('variant-id')).to.equal('1');
    await badge.isAccessible();
    await locator.isAccessible();
    badge.element.variantId = '2';
    await badge.element.updateComplete;
    expect(locator.element.getAttribute('variant-id')).to.equal('2');
  });

  it('opens no keyboard on a touch screen', async () => {
    const { dialog } = await mountChooser();
    await dialog.open(tap);
    expect(dialog.focused).to.equal(dialog.title);
  });

  it('moves focus to the first row where there are too few stores for a search', async () => {
    page().answer(isListing, () => inventoryAnswer(shops.slice(0, 4)));
    const { dialog } = await mountChooser();
    await dialog.open();
    dialog.close.click();
    // The number of stores is known now. A search box that was there earlier stays if the visitor
    // is in it.
    const locator = await dialog.open();
    await until(
      () => dialog.focused === ((locator.box as Element | undefined) ?? locator.rowAt(0).button),
    );
  });

  for (const [way, leave] of [
    ['its button', async (dialog: ChooserHarness) => dialog.close.click()],
    ['Escape', () => sendKeys({ press: 'Escape' })],
    ['a tap beside it', () => sendMouse({ type: 'click', position: [3, 3] })],
  ] as const)
    it(`closes by ${way}, gives focus back and opens again`, async () => {
      const { badge, dialog } = await mountChooser();
      for (let times = 0; times < 2; times++) {
        await dialog.open();
        await until(() => dialog.focused !== dialog.title);
        expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
        await leave(dialog);
        await until(() => !dialog.element);
        expect(dialog.focused).to.equal(dialog.opener);
        expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
      }
      expect(badge.root.querySelector('store-locator')).to.equal(null);
    });

  it('stays open where a drag begins inside and ends outside', async () => {
    const { dialog } = await mountChooser();
    await dialog.open();
    const { left, top } = dialog.title.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left) + 5, Math.round(top) + 5] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [3, 3] });
    await sendMouse({ type: 'up' });
    expect(dialog.isModal).to.equal(true);
  });

  it('stays open where Escape closes the suggestions or leaves a pin', async () => {
    const { dialog } = await mountChooser();
    const locator = await dialog.open();
    await until(() => dialog.focused === locator.box);
    await sendKeys({ type: 'Shop' });
    await until(() => locator.options().length);
    await sendKeys({ press: 'Escape' });
    await until(() => !locator.options().length);
    expect([dialog.isModal, locator.box.value]).to.deep.equal([true, 'Shop']);
    locator.element.search('');
    locator.rowAt(0).select();
    // The pin's name also says whether the store has the product.
    const name = await until(() => locator.pins().find((each) => each.startsWith('Shop 1, ')));
    locator.pin(name).focus();
    await sendKeys({ press: 'Escape' });
    await until(() => dialog.focused === locator.rowAt(0).button);
    expect(dialog.isModal).to.equal(true);
  });

  it('closes when a store is chosen, and the badge shows that store', async () => {
    const { badge, dialog } = await mountChooser();
    let changes = 0;
    const count = (): number => changes++;
    document.addEventListener('my-store-change', count);
    await dialog.open();
    await dialog.choose('Shop 2');
    document.removeEventListener('my-store-change', count);
    expect([dialog.element, changes]).to.deep.equal([null, 1]);
    await badge.saysSo('Low stock at Shop 2');
    expect(dialog.focused).to.equal(dialog.opener);
    expect(dialog.opener?.textContent).to.equal('Change store');

    // The badge keeps the stores that the dialog has read.
    badge.element.variantId = '1';
    await dialog.open();
    expect(dialog.locator.row('Shop 2').text).to.contain('My store ✓');
    await dialog.choose('Shop 3');
    await badge.saysSo('Out of stock at Shop 3 · 2 stores near it have it');
  });

  it('stays open where a choice is undone, and closes when it is made again', async () => {
    const { badge, dialog } = await mountChooser();
    await badge.chooseMyStore(lyon);
    const locator = await dialog.open();
    await until(() => locator.row('Shop 1').item.textContent?.includes('Undo'));
    locator.row('Shop 1').press('Undo');
    await badge.saysSo('In stock at 2 stores');
    expect(dialog.isModal).to.equal(true);
    await dialog.choose('Shop 1');
    expect(dialog.element).to.equal(null);
    await badge.saysSo('In stock at Shop 1');
  });

  it('stays open where a store is chosen in another tab', async () => {
    const { badge, dialog } = await mountChooser();
    const locator = await dialog.open();
    await badge.chooseMyStore(lyon);
    locator.rowAt(3).select();
    await locator.element.updateComplete;
    expect(dialog.isModal).to.equal(true);
  });

  it('belongs to its own badge where there are several', async () => {
    const first = await mountChooser();
    const second = await mountChooser({ attributes: { 'base-url': freshScenario() } });
    await first.dialog.open();
    expect(second.dialog.element).to.equal(null);
    first.dialog.close.click();
    await second.dialog.open();
    await second.dialog.choose('Shop 1');
    await second.badge.saysSo('In stock at Shop 1');
    expect(first.badge.says()).to.equal('In stock at 2 stores');
  });
});
