import { expect } from '@open-wc/testing';
import coordinates from '../../../demo/service/data/positions.json' with { type: 'json' };
import '../../../src/stock-badge.js';
import { configure } from '../../../src/configure.js';
import { Ledger } from '../../support/harness/ledger.js';
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import { freshScenario, until, usePage, whenRemoved } from '../../support/harness/page.js';
import { putOnStage } from '../../support/harness/stage.js';

describe('an element that has left the page', () => {
  const page = usePage();
  let ledger: Ledger;
  // Events of the page are kept until this code has loaded. Its modules, served one by one, may
  // take longer to load than the elements in this test live.
  before(() => import('../../../src/elements/stock-badge/badge-extras.js'));
  beforeEach(() => (ledger = new Ledger()));
  afterEach(() => ledger.close());

  it('keeps nothing alive, even after it was added and removed many times', async function () {
    this.timeout(120_000);
    configure({ baseUrl: freshScenario(), publicKey: 'pk_demo' });
    let peak = 0;
    for (let life = 0; life < 10; life++) {
      const locator = await mountLocator({
        attributes: { 'base-url': '', 'public-key': '' },
        properties: { coordinates },
      });
      await locator.mapShown();
      const badge = document.createElement('stock-badge');
      const stage = putOnStage(badge, { attributes: { 'product-id': '8637284213935' } });
      await until(() => badge.status === 'ready');
      peak = Math.max(
        peak,
        [...ledger.open.values()].reduce((sum, count) => sum + count, 0),
      );
      locator.stage.remove();
      stage.remove();
    }
    await whenRemoved();
    expect(peak).to.be.within(5, 60);
    expect(ledger.held).to.deep.equal({});
  });

  it('keeps nothing alive when it leaves with an update still to come', async () => {
    const { element, stage } = startLocator({ style: 'position: absolute; top: 9000px' });
    await element.updateComplete;
    expect(ledger.held).to.have.property('IntersectionObserver');
    element.units = 'km';
    stage.remove();
    await element.updateComplete;
    expect(ledger.held).to.deep.equal({});
  });

  it('keeps nothing alive when it leaves while it loads', async () => {
    const locator = startLocator({ scenario: 'hangs' });
    await until(() => page().requests.length);
    expect(ledger.held).not.to.deep.equal({});
    locator.stage.remove();
    await until(() => page().requests[0]?.outcome === 'aborted');
    await whenRemoved();
    expect(ledger.held).to.deep.equal({});
  });
});
