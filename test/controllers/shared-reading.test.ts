import { expect } from '@open-wc/testing';
import { Task } from '@lit/task';
import { LitElement, ReactiveElement, type ReactiveController } from 'lit';
import { LastingTask } from '../../src/controllers/loading/lasting-task.js';
import { subscribeUntilSettled } from '../../src/controllers/loading/subscribe-until-settled.js';
import { StockBadgeElement, StoreLocatorElement } from '../../src/index.js';
import { Resource } from '../../src/page/resource.js';
import { until, usePage, whenRemoved } from '../support/harness/page.js';
import { putOnStage } from '../support/harness/stage.js';
import { latency } from '../support/harness/waiting.js';

/** Something that the page reads once for all: the test says when it has come. */
class Reading extends Resource {
  readonly reads: { readonly signal: AbortSignal; readonly finish: () => void }[] = [];
  override fresh = false;

  arrive(): void {
    this.notify();
  }

  again(): void {
    this.restart();
  }

  protected override run(signal: AbortSignal): Promise<void> {
    return new Promise((finish) => this.reads.push({ signal, finish }));
  }

  protected override onSettled(): void {
    this.notify();
  }
}

/** An element that takes part in a reading. */
class ReadingElement extends LitElement {
  reading: Reading | undefined;
  told = 0;
  readonly task = new LastingTask(
    this,
    () => [this.reading],
    async ([reading], signal) => {
      if (reading) await subscribeUntilSettled(reading, signal, () => this.told++);
      return reading;
    },
    true,
  );
}
customElements.define('reading-element', ReadingElement);

function mount(reading: Reading) {
  const element = document.createElement('reading-element') as ReadingElement;
  const stage = putOnStage(element, { properties: { reading } });
  return { element, stage };
}

describe('a reading that an element shares with others', () => {
  usePage();

  it('updates the element with each part that comes, and is done when it has settled', async () => {
    const reading = new Reading();
    const { element } = mount(reading);
    await until(() => reading.reads.length === 1);
    reading.arrive();
    expect([element.told, element.task.pending]).to.deep.equal([1, true]);
    reading.reads[0]?.finish();
    await until(() => element.task.value === reading);
    expect([element.told, element.task.pending]).to.deep.equal([2, false]);
    // It may be read again, for which nobody waits.
    reading.again();
    reading.arrive();
    expect([element.told, element.task.pending]).to.deep.equal([3, false]);
  });

  it('goes on when the element is moved, or is in the page again a moment later', async () => {
    const reading = new Reading();
    const { element, stage } = mount(reading);
    await until(() => reading.reads.length === 1);
    stage.append(document.createElement('div'));
    stage.lastElementChild?.append(element);
    await element.updateComplete;
    element.remove();
    await latency(20);
    stage.append(element);
    await whenRemoved();
    expect(reading.reads.map(({ signal }) => signal.aborted)).to.deep.equal([false]);
  });

  it('ends when the last element leaves, and begins anew when one comes back', async () => {
    const reading = new Reading();
    const { element, stage } = mount(reading);
    const other = mount(reading);
    await until(() => reading.reads.length === 1);
    element.remove();
    await whenRemoved();
    expect(reading.reads[0]?.signal.aborted).to.equal(false);
    other.element.remove();
    await whenRemoved();
    expect(reading.reads[0]?.signal.aborted).to.equal(true);
    expect(element.task.error).to.equal(undefined);
    stage.append(element);
    await until(() => reading.reads.length === 2);
    reading.reads[1]?.finish();
    await until(() => element.task.value === reading);
  });

  it('updates an element that comes back, also where it was done before the element left', async () => {
    const reading = new Reading();
    const { element, stage } = mount(reading);
    await until(() => reading.reads.length === 1);
    reading.fresh = true;
    reading.reads[0]?.finish();
    await until(() => element.task.value === reading);
    element.remove();
    await whenRemoved();
    const { told } = element;
    reading.arrive();
    expect(element.told).to.equal(told);
    stage.append(element);
    await element.updateComplete;
    reading.arrive();
    expect(element.told).to.equal(told + 1);
  });

  it('changes with the element’s source, and the element joins the new reading before it leaves the old one', async () => {
    const [first, second] = [new Reading(), new Reading()];
    const { element } = mount(first);
    await until(() => first.reads.length === 1);
    let hadBegun = false;
    first.reads[0]?.signal.addEventListener('abort', () => {
      hadBegun = second.reads.length === 1;
    });
    element.reading = second;
    element.requestUpdate();
    await element.updateComplete;
    expect([first.reads[0]?.signal.aborted, hadBegun]).to.deep.equal([true, true]);
    element.reading = undefined;
    element.requestUpdate();
    await element.updateComplete;
    expect(second.reads[0]?.signal.aborted).to.equal(true);
  });

  it('is not begun by an element that is updated out of the page', async () => {
    const reading = new Reading();
    const { element } = mount(reading);
    element.remove();
    await element.updateComplete;
    await whenRemoved();
    expect(reading.reads).to.have.length(0);
  });
});

/** The controllers that an element has from the start. */
function controllersOf(Element: CustomElementConstructor): readonly ReactiveController[] {
  const controllers: ReactiveController[] = [];
  class Probe extends (Element as unknown as typeof ReactiveElement) {
    override addController(controller: ReactiveController): void {
      controllers.push(controller);
      super.addController(controller);
    }
  }
  customElements.define(`probe-${Element.name.toLowerCase()}`, Probe);
  new Probe();
  return controllers;
}

describe('an element that reads from the service', () => {
  // The badge draws without templates, to stay inside its limit.
  for (const [what, Element, ofLit] of [
    ['listing', StoreLocatorElement, LitElement],
    ['inventory', StockBadgeElement, ReactiveElement],
  ] as const) {
    it(`extends one of Lit’s elements, and reads the ${what} with one task of Lit’s`, () => {
      expect(new Element()).to.be.instanceOf(ofLit);
      const tasks = controllersOf(Element).filter((controller) => controller instanceof Task);
      expect(tasks).to.have.length(1);
    });
  }
});
