import { expect } from '@open-wc/testing';
import '../../../src/store-locator.js';
import { freshScenario, until, usePage } from '../../support/harness/page.js';
import { answerAsSmallShop, mountChooser } from '../../support/fakes/small-shop.js';
import { byRole, nameOf, putOnStage } from '../../support/harness/stage.js';

const page = usePage();
beforeEach(() => answerAsSmallShop(page()));

describe('the locator in the dialog of <stock-badge>', () => {
  /** Adds a locator of the page itself, out of view. */
  const onPage = (baseUrl: string): void => {
    const locator = document.createElement('store-locator');
    const attributes = {
      'base-url': baseUrl,
      'public-key': 'pk_demo',
      countries: 'FR',
      units: 'mi',
      'coordinates-src': `${baseUrl}/positions.json`,
      'without-map': '',
      tiles: '/demo/locator.png?{z}-{x}-{y}',
      'tiles-attribution': '© Streets',
      'tiles-consent': 'ask',
      'streets-src': '/shop/streets/',
    };
    const json = document.createElement('script');
    json.type = 'application/json';
    json.textContent = '{"by":"id","positions":{"1":[45,5]}}';
    putOnStage(locator, { attributes, children: [json], style: 'margin-block-start: 5000px' });
  };

  it('takes positions, units, streets and tiles from the page’s own locator', async () => {
    const base = freshScenario();
    onPage(base);
    const { dialog } = await mountChooser({ attributes: { 'base-url': base } });
    const { element } = await dialog.open();
    const { countries, units, coordinatesSrc, withoutMap } = element;
    expect([countries, units, withoutMap]).to.deep.equal(['FR', 'mi', false]);
    expect(coordinatesSrc).to.equal(`${base}/positions.json`);
    expect(element.querySelector('script')?.textContent).to.contain('positions');
    expect(element.streetsSrc).to.equal('/shop/streets/');
    // Tiles that wait for consent on the page also wait for it in the dialog.
    expect([element.tiles, element.tilesConsent]).to.deep.equal([
      '/demo/locator.png?{z}-{x}-{y}',
      'ask',
    ]);
  });

  it('takes no settings from a locator of another merchant', async () => {
    onPage(freshScenario());
    const { dialog } = await mountChooser();
    const { element } = await dialog.open();
    expect([element.countries, element.units, element.coordinatesSrc]).to.deep.equal([
      undefined,
      'auto',
      undefined,
    ]);
  });

  it('chooses by the filled button of a row, offers “Near me” first, and has no directions', async () => {
    const { badge, dialog } = await mountChooser();
    const locator = await dialog.open();
    const { item } = locator.row('Shop 2');
    const choice = await until(() => byRole(item, 'button', 'Choose this store: Shop 2')[0]);
    expect(byRole(item, 'link').map(nameOf)).to.deep.equal([
      'Google Maps: Shop 2, opens in a new tab',
    ]);
    expect(locator.buttons()).to.not.include('Make this my store');
    expect(locator.button('Near me').innerText.trim()).to.equal('Near me');
    expect(locator.button('Near me').nextElementSibling).to.equal(locator.box);
    await locator.isAccessible();
    choice.click();
    await until(() => !dialog.element);
    await badge.saysSo('Low stock at Shop 2');
    expect(dialog.focused).to.equal(dialog.opener);
  });

  it('stands below the product and variant that the page names, and below none else', async () => {
    const tags = [
      ['og:type', 'product'],
      ['og:title', 'Wool Coat'],
    ].map(([property = '', content = '']) => {
      const meta = Object.assign(document.createElement('meta'), { content });
      meta.setAttribute('property', property);
      return meta;
    });
    const form = document.createElement('form');
    const select = Object.assign(document.createElement('select'), { name: 'id' });
    select.append(new Option('Camel / XS', '1'), new Option('Navy / S', '2'));
    form.append(select);
    form.dataset.stage = '';
    const { badge, dialog } = await mountChooser();
    const product = () => dialog.element?.querySelector('hgroup p')?.textContent;
    await dialog.open();
    expect(product()).to.equal('');
    document.head.append(...tags);
    badge.stage.append(form);
    badge.element.requestUpdate();
    await until(() => product() === 'Wool Coat · Camel / XS');
    await badge.isAccessible();
    tags.forEach((tag) => tag.remove());
  });
});
