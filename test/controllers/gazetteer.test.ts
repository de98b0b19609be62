import { expect } from '@open-wc/testing';
import { ReactiveElement } from 'lit';
import { GazetteerController } from '../../src/controllers/places/gazetteer.js';
import { Precision } from '../../src/domain/store/store.js';
import { shardFiles } from '../gazetteer/shard-files.js';
import { storeAt } from '../gazetteer/store-at.js';
import { until, usePage } from '../support/harness/page.js';
import { putOnStage } from '../support/harness/stage.js';

const files = shardFiles();
const stores = Array.from({ length: 8 }, (_, id) =>
  storeAt(['Germany', '', 'Berlin', '10117'], id),
);

/** An element that counts how many of its stores are placed, as often as it hears of some. */
class PlacedElement extends ReactiveElement {
  readonly counts: number[] = [];
  readonly gazetteer = new GazetteerController(
    this,
    () => files.read,
    () => 'en',
    () => false,
  );

  protected override updated(): void {
    const { length } = this.gazetteer.place(stores).filter(({ position }) => position);
    if (length !== this.counts.at(-1)) this.counts.push(length);
  }
}
customElements.define('placed-probe', PlacedElement);

describe('the gazetteer of an element', () => {
  usePage();
  const { now } = performance;
  afterEach(() => (performance.now = now));

  it('reports the stores of one file together, however slow the machine is, because the first ones frame the map', async () => {
    // Each store has a slice of its own.
    let clock = 0;
    performance.now = () => (clock += 10);
    const element = document.createElement('placed-probe') as PlacedElement;
    putOnStage(element, {});
    element.gazetteer.offer(stores);
    element.requestUpdate();
    await until(() => !element.gazetteer.pending && element.counts.at(-1) === stores.length);
    expect(element.counts).to.deep.equal([0, stores.length]);
  });

  it('is not waited for by a list whose stores lack only a country’s code, which moves no store', async () => {
    const element = document.createElement('placed-probe') as PlacedElement;
    putOnStage(element, {});
    const berlin = { lat: 52.5, lng: 13.4, precision: Precision.Exact, radiusMeters: 0 };
    const store = { ...storeAt(['Alemania', '', 'Berlin', '10117']), position: berlin };
    const isPlacing: boolean[] = [];
    for (const some of [[store], [store, ...stores]]) {
      element.gazetteer.offer(some);
      isPlacing.push(element.gazetteer.placing);
      element.requestUpdate();
      await element.updateComplete;
      isPlacing.push(element.gazetteer.placing);
      expect(element.gazetteer.pending).to.be.true;
      await until(() => !element.gazetteer.pending);
    }
    expect(isPlacing).to.deep.equal([false, false, true, true]);
    expect(element.gazetteer.place([store])[0]?.countryCode).to.equal('DE');
  });
});
