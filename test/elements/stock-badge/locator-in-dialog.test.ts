import { expect } from '@open-wc/testing';
import '../../../src/store-locator.js';
import { freshScenario, usePage } from '../../support/harness/page.js';
import { answerAsSmallShop, mountChooser } from '../../support/fakes/small-shop.js';
import { putOnStage } from '../../support/harness/stage.js';

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
    };
    const json = document.createElement('script');
    json.type = 'application/json';
    json.textContent = '{"by":"id","positions":{"1":[45,5]}}';
    putOnStage(locator, { attributes, children: [json], style: 'margin-block-start: 5000px' });
  };

  it('takes positions, units and tiles from the page’s own locator', async () => {
    const base = freshScenario();
    onPage(base);
    const { dialog } = await mountChooser({ attributes: { 'base-url': base } });
    const { element } = await dialog.open();
    const { countries, units, coordinatesSrc, withoutMap } = element;
    expect([countries, units, withoutMap]).to.deep.equal(['FR', 'mi', false]);
    expect(coordinatesSrc).to.equal(`${base}/positions.json`);
    expect(element.querySelector('script')?.textContent).to.contain('positions');
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
});
