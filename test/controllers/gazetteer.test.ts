import { expect } from '@open-wc/testing';
import { ReactiveElement } from '@lit/reactive-element';
import { GazetteerController } from '../../src/controllers/gazetteer.js';
import type { Position, Store } from '../../src/domain/store.js';
import { shardFiles } from '../places/shard-files.js';
import { storeAt } from '../places/store-at.js';
import { until, usePage } from '../support/page-harness.js';
import { putOnStage } from '../support/stage-harness.js';

const files = shardFiles();
const stores = Array.from({ length: 8 }, (_, id) =>
  storeAt(['Germany', '', 'Berlin', '10117'], id),
);

const berlin: Position = { lat: 52.5, lng: 13.4, precision: 'exact', radiusMeters: 0 };

/** Long enough for the files, which are at hand. */
const task = (): Promise<void> => new Promise((done) => setTimeout(done, 100));

/** An element that counts how many of its stores are placed, as often as it hears of some. */
class PlacedElement extends ReactiveElement {
  readonly counts: number[] = [];
  isLoading = false;
  isPatient = true;
  readonly gazetteer = new GazetteerController(
    this,
    () => files.read,
    () => 'en',
    () => this.isLoading,
    () => this.isPatient,
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

  it('tells of a file’s stores at once, however slow the machine: a map is framed by the first', async () => {
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

  /** Stores that their merchant has placed, and one that nobody has. */
  const mostlyPlaced = stores.map((store, nth): Store =>
    nth ? { ...store, countryCode: 'DE', position: berlin } : store,
  );
  const offered = (changes: Partial<PlacedElement>): PlacedElement => {
    const element = Object.assign(document.createElement('placed-probe'), changes) as PlacedElement;
    putOnStage(element, {});
    element.gazetteer.offer(mostlyPlaced);
    element.requestUpdate();
    return element;
  };
  const placed = ({ gazetteer }: PlacedElement): number =>
    gazetteer.place(mostlyPlaced).filter(({ position }) => position).length;

  it('leaves pages that are on their way the way of the few stores that are not placed among many', async () => {
    const element = offered({ isLoading: true });
    await task();
    expect([element.gazetteer.pending, placed(element)]).to.deep.equal([true, stores.length - 1]);
    element.isLoading = false;
    element.requestUpdate();
    await until(() => !element.gazetteer.pending);
    expect(placed(element)).to.equal(stores.length);
  });

  it('places them all the same once its patience ends', async () => {
    const element = offered({ isLoading: true, isPatient: false });
    await until(() => !element.gazetteer.pending);
    expect(placed(element)).to.equal(stores.length);
  });
});
