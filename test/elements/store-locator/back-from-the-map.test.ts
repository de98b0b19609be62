import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { mountLocator } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';

describe('Escape on a pin', () => {
  usePage();

  const inFrance = exactly({ attributes: { countries: 'FR' } });
  const started = async (options = {}) => {
    const locator = await mountLocator({ ...inFrance, ...options });
    await placed(locator);
    await locator.narrowable();
    return locator;
  };

  it('moves focus back to the row, also where the row is scrolled away', async () => {
    const locator = await started();
    await locator.mapShown();
    const selected = () => locator.root.querySelector<HTMLElement>('.map-selected');
    locator.rowAt(2).select();
    await until(selected);
    const { name } = locator.rowAt(2);
    locator.rowAt(2).button.focus();
    await sendKeys({ press: 'End' });
    await until(() => locator.focused !== name);
    selected()?.focus();
    await sendKeys({ press: 'Escape' });
    await until(() => locator.root.activeElement?.closest('.scroller [aria-current]'));
    expect(locator.root.activeElement?.textContent?.trim()).to.equal(name);
  });

  it('moves focus to the card of a narrow map, which stands for the row', async () => {
    const locator = await started({ style: 'width: 390px' });
    await locator.press('Map');
    await locator.mapShown();
    const pin = () =>
      locator.root.querySelector<HTMLElement>('.map-pin[data-id]:not([data-id=""])');
    await until(pin);
    pin()?.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => locator.root.querySelector('.docked'));
    expect(locator.root.activeElement?.closest('.docked')).to.equal(null);
    await sendKeys({ press: 'Escape' });
    await until(() => locator.root.activeElement?.closest('.docked'));
  });
});

describe('Escape on a pin in a page’s own dialog', () => {
  usePage();

  it('moves focus back to the row, and leaves the dialog open', async () => {
    const locator = await mountLocator({ ...exactly({ attributes: { countries: 'FR' } }) });
    const dialog = document.createElement('dialog');
    dialog.style.inlineSize = '900px';
    locator.stage.append(dialog);
    dialog.append(locator.element);
    dialog.showModal();
    await placed(locator);
    await locator.narrowable();
    await locator.mapShown();
    locator.rowAt(2).select();
    const selected = () => locator.root.querySelector<HTMLElement>('.map-selected');
    await until(selected);
    selected()?.focus();
    await sendKeys({ press: 'Escape' });
    await until(() => locator.root.activeElement?.closest('.scroller [aria-current]'));
    expect(dialog.open).to.equal(true);
  });
});

describe('focus that leaves the locator', () => {
  usePage();

  it('leaves no row and no pin marked', async () => {
    const locator = await mountLocator({ ...exactly({ attributes: { countries: 'FR' } }) });
    const after = document.createElement('button');
    after.textContent = 'after';
    locator.stage.append(after);
    await placed(locator);
    await locator.narrowable();
    await locator.mapShown();
    const pointed = () => locator.root.querySelectorAll('.row.pointed').length;
    const marked = () => locator.root.querySelectorAll('.map-marked').length;
    locator.rowAt(1).button.focus();
    await until(() => pointed() === 1 && marked() === 1);
    after.focus();
    await until(() => pointed() === 0 && marked() === 0);
  });
});
