import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/store-locator.js';
import { freshScenario, until, usePage } from '../../support/harness/page.js';
import { answerAsSmallShop, mountChooser } from '../../support/fakes/small-shop.js';
import { byRole, isShown, putOnStage } from '../../support/harness/stage.js';

const page = usePage();
beforeEach(() => answerAsSmallShop(page()));

describe('the dialog of <stock-badge> and the page around it', () => {
  const outside = [
    ...['search', 'select', 'directions', 'phone'].map((name) => `store-locator-${name}`),
    ...['click', 'keydown', 'input'],
  ];

  it('get no events from each other, except the choice of a store', async () => {
    const { badge, dialog } = await mountChooser();
    const locator = await dialog.open();
    const heard: string[] = [];
    const hear = ({ type }: Event): unknown => heard.push(type);
    for (const type of outside) document.addEventListener(type, hear);
    await locator.type('Shop 2');
    await locator.key('ArrowDown');
    locator.rowAt(0).select();
    for (const type of outside) document.removeEventListener(type, hear);
    expect(heard).to.deep.equal([]);
    expect(locator.element.selectedStore).not.to.equal(undefined);
    expect(badge.element.textContent).to.equal('');
  });

  it('keep apart a key that closes the dialog: nothing around the badge gets it or opens the dialog again', async () => {
    const { badge, dialog } = await mountChooser();
    await dialog.open();
    const heard: string[] = [];
    const hear = ({ type }: Event): unknown => heard.push(type);
    for (const type of ['keydown', 'keypress', 'keyup']) badge.stage.addEventListener(type, hear);
    await sendKeys({ press: 'Escape' });
    await until(() => !dialog.element);
    await nextFrame();
    expect(heard).to.deep.equal([]);
    // A button that is held down is told of its key again and again.
    const again = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, cancelable: true });
    const opener = await dialog.offered();
    expect(opener.dispatchEvent(again)).to.equal(false);
    // One that goes on by the tab key does.
    const onward = new KeyboardEvent('keydown', { key: 'Tab', repeat: true, cancelable: true });
    expect(opener.dispatchEvent(onward)).to.equal(true);
  });

  it('share the settings of the page’s locator, however its address is written', async () => {
    const base = freshScenario();
    const address = { 'base-url': `${base}/`, 'public-key': 'pk_demo' };
    putOnStage(document.createElement('store-locator'), {
      attributes: { ...address, units: 'mi', 'without-map': '' },
    });
    const { dialog } = await mountChooser({ attributes: { 'base-url': base } });
    expect((await dialog.open()).element.units).to.equal('mi');
  });

  it('follow no link around the badge, but links in the dialog', async () => {
    const link = document.createElement('a');
    link.href = '#followed';
    const { badge, dialog } = await mountChooser();
    link.dataset.stage = '';
    badge.stage.before(link);
    link.append(badge.stage);
    await dialog.open();
    dialog.title.click();
    expect(location.hash).to.equal('');
    const own = dialog.locator.rowAt(0).link;
    own.target = '';
    own.href = '#own';
    own.click();
    await until(() => location.hash === '#own');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('write no attribute on the badge or the page', async () => {
    const { badge, dialog } = await mountChooser();
    await dialog.offered();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    for (const element of [document.documentElement, document.body, badge.element])
      observer.observe(element, { attributes: true });
    await dialog.open();
    await dialog.choose('Shop 1');
    changes.push(...observer.takeRecords());
    observer.disconnect();
    expect(changes).to.deep.equal([]);
  });

  it('do not scroll the page beneath, also where the body scrolls instead of the window', async () => {
    const { badge, dialog } = await mountChooser();
    const theme = document.createElement('style');
    theme.dataset.stage = '';
    theme.textContent = 'body { overflow-y: scroll; min-height: 3000px }';
    document.head.append(theme);
    scrollTo(0, 50);
    await dialog.open();
    expect(getComputedStyle(document.body).overflowY).to.equal('hidden');
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
    expect(scrollY).to.equal(50);
    dialog.close.click();
    expect([getComputedStyle(document.body).overflowY, scrollY]).to.deep.equal(['scroll', 50]);
    expect(badge.root.activeElement).to.equal(dialog.opener);
    scrollTo(0, 0);
  });

  it('keep the dialog’s own look where the theme hides elements, sets capitals and blocks pointers', async () => {
    const style =
      'text-transform: uppercase; letter-spacing: 9px; white-space: nowrap; text-align: end;' +
      'font: italic 700 60px/3 serif; opacity: 0.2; transform: scale(0.1); overflow: hidden;' +
      'width: 40px; height: 40px; -webkit-text-fill-color: transparent; cursor: none';
    const { dialog } = await mountChooser({ style });
    const locator = await dialog.open();
    const { textTransform, letterSpacing, whiteSpace, fontStyle, fontSize, pointerEvents } =
      getComputedStyle(dialog.element as Element);
    expect([textTransform, letterSpacing, whiteSpace, fontStyle, fontSize, pointerEvents]).to.eql([
      'none',
      'normal',
      'normal',
      'normal',
      '18px',
      'auto',
    ]);
    const { width, height } = (dialog.element as Element).getBoundingClientRect();
    expect(width).to.be.within(400, 720);
    expect(height).to.be.greaterThan(400);
    expect(isShown(locator.rowAt(0).button)).to.equal(true);
  });

  it('are both light or dark, as the badge’s surroundings are', async () => {
    for (const [color, background] of [
      ['rgb(17, 17, 17)', 'rgb(250, 250, 240)'],
      ['rgb(238, 238, 238)', 'rgb(17, 17, 17)'],
    ] as const) {
      const { badge, dialog } = await mountChooser({
        style: `color: ${color}; background: ${background}`,
      });
      await dialog.open();
      const found = getComputedStyle(dialog.element as Element);
      expect([found.color, found.backgroundColor]).to.deep.equal([color, background]);
      await badge.isAccessible();
      dialog.close.click();
    }
  });

  it('keep the text readable where the badge has light text on a picture', async () => {
    const { badge, dialog } = await mountChooser({
      style: 'color: #fff; background-image: linear-gradient(#222, #333)',
    });
    await dialog.open();
    const { color, backgroundColor } = getComputedStyle(dialog.element as Element);
    expect([color, backgroundColor]).to.deep.equal(['rgb(17, 17, 17)', 'rgb(255, 255, 255)']);
    await badge.isAccessible();
  });

  it('share the page’s wording', async () => {
    const messages = {
      chooseStore: 'Wählen',
      closeChooser: 'Zu',
      chooseThisStoreName: () => 'Meiner',
    };
    const { badge, dialog } = await mountChooser({ properties: { messages } });
    const opener = await until(() => byRole(badge.root, 'button', 'Wählen').find(isShown));
    opener.click();
    await until(() => dialog.element?.querySelector('store-locator')?.status === 'ready');
    expect(dialog.title.textContent).to.equal('Wählen');
    expect(byRole(badge.root, 'button', 'Zu')).to.have.length(1);
    await until(() => dialog.locator.buttons().includes('Meiner'));
  });
});

describe('a badge that leaves or moves while its dialog is open', () => {
  const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';

  it('takes away the dialog and all that it has changed', async () => {
    const { badge, dialog } = await mountChooser();
    await dialog.open();
    expect(isLocked()).to.equal(true);
    await badge.leave();
    expect([dialog.element, isLocked()]).to.deep.equal([null, false]);
    expect(document.adoptedStyleSheets).to.have.length(0);
    // The same badge, put back by a theme.
    document.body.append(badge.element);
    badge.element.dataset.stage = '';
    await dialog.open();
    expect(dialog.isModal).to.equal(true);
  });

  it('keeps its dialog open where it is moved', async () => {
    const { badge, dialog } = await mountChooser();
    const locator = await dialog.open();
    const drawer = document.createElement('div');
    drawer.dataset.stage = '';
    document.body.append(drawer);
    drawer.append(badge.element);
    await badge.element.updateComplete;
    expect([dialog.isModal, isLocked()]).to.deep.equal([true, true]);
    expect(locator.element.isConnected).to.equal(true);
    await until(() => dialog.focused === locator.box);
    await dialog.choose('Shop 1');
    await badge.saysSo('In stock at Shop 1');
    expect([dialog.element, isLocked()]).to.deep.equal([null, false]);
    expect(page().errors).to.deep.equal([]);
  });

  it('opens no dialog whose code comes too late', async () => {
    const { badge, dialog } = await mountChooser();
    (await dialog.offered()).click();
    await badge.leave();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect([dialog.element, isLocked(), page().errors]).to.deep.equal([null, false, []]);
  });
});
