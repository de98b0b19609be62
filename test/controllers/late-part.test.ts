import { expect } from '@open-wc/testing';
import { ReactiveElement } from 'lit';
import { LatePart } from '../../src/controllers/loading/late-part.js';
import { retryWatch } from '../../src/controllers/watches/retry-watch.js';
import { until, usePage, whenRemoved } from '../support/harness/page.js';
import { putOnStage } from '../support/harness/stage.js';
import { useHeldTimers } from '../support/fakes/held-timers.js';
import { tasks } from '../support/harness/waiting.js';

/** The results of the next tries: an error, or the part. */
let coming: (Error | string)[] = [];
let tries = 0;
let made = 0;

class PartlyElement extends ReactiveElement {
  updates = 0;
  readonly late = new LatePart(this, 'the part', async () => {
    tries++;
    const next = coming.shift() ?? new Error('no more');
    await Promise.resolve();
    if (next instanceof Error) throw next;
    return () => {
      made++;
      return next;
    };
  });

  protected override updated(): void {
    this.updates++;
  }
}
customElements.define('partly-probe', PartlyElement);

describe('a part that comes later', () => {
  const page = usePage();
  /** The waits for the second try. */
  const timers = useHeldTimers('Timeout', 500);
  let element: PartlyElement;
  beforeEach(() => {
    coming = [];
    tries = made = 0;
    element = document.createElement('partly-probe') as PartlyElement;
    putOnStage(element, {});
  });

  it('is made once, however often it is requested', async () => {
    coming = ['a'];
    const asked = [element.late.ask(), element.late.ask()];
    expect(await Promise.all(asked)).to.deep.equal(['a', 'a']);
    expect(await element.late.ask()).to.equal('a');
    expect([tries, made]).to.deep.equal([1, 1]);
  });

  it('that fails is reported once, updates its host, and comes with the next request', async () => {
    coming = [new Error('one'), new Error('two'), 'a'];
    expect(await element.late.ask()).to.equal(undefined);
    expect(String(element.late.error)).to.equal('Error: one');
    const { updates } = element;
    await until(() => element.updates > updates || element.updates > 1);
    expect(await element.late.ask()).to.equal(undefined);
    expect(await element.late.ask()).to.equal('a');
    expect(element.late.error).to.equal(undefined);
    expect(page().errors).to.deep.equal([`<partly-probe> the part can't be loaded: Error: one`]);
  });

  for (const [what, prompt] of [
    ['the network is back', () => dispatchEvent(new Event('online'))],
    ['the visitor asks for all that is missing', () => retryWatch().notify()],
  ] as const)
    it(`comes when ${what}`, async () => {
      coming = [new Error('one'), 'a'];
      await element.late.ask();
      prompt();
      await until(() => element.late.value === 'a');
    });

  it('that has failed is not requested while its host is away, and again when the host is back', async () => {
    coming = [new Error('one'), 'a'];
    await element.late.ask();
    await until(() => timers().size);
    const stage = element.parentElement!;
    element.remove();
    await whenRemoved();
    retryWatch().notify();
    timers().run();
    await tasks();
    expect(tries).to.equal(1);
    stage.append(element);
    await until(() => element.late.value === 'a');
  });
});
