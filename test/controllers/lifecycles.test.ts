import { expect } from '@open-wc/testing';
import { LitElement, type PropertyDeclarations } from 'lit';
import { LastingTask } from '../../src/controllers/loading/lasting-task.js';
import { report } from '../../src/controllers/reports/report.js';
import { watch } from '../../src/controllers/watches/watch.js';
import { Observable } from '../../src/page/observable.js';
import { until, usePage, whenRemoved } from '../support/harness/page.js';
import { putOnStage } from '../support/harness/stage.js';
import { latency } from '../support/harness/waiting.js';

class Source extends Observable {
  watched = 0;
  starts = 0;

  change(): void {
    this.notify();
  }

  protected override onFirst(): void {
    this.watched++;
    this.starts++;
  }

  protected override onLast(): void {
    this.watched--;
  }
}

interface Run {
  readonly input: string;
  readonly signal: AbortSignal;
  readonly finish: (value: string) => void;
  readonly fail: (error: Error) => void;
}

/** An element that watches a source and works on an input. */
class ProbeElement extends LitElement {
  static override properties: PropertyDeclarations = { input: {} };
  declare input: string;
  source = new Source();
  updates = 0;
  readonly runs: Run[] = [];
  readonly task = new LastingTask(
    this,
    () => [this.input] as const,
    ([input], signal) =>
      new Promise<string>((resolve, reject) => {
        this.runs.push({ input, signal, finish: resolve, fail: reject });
      }),
  );

  constructor() {
    super();
    watch(this, () => this.source);
  }

  protected override updated(): void {
    this.updates++;
  }

  run(index: number): Run {
    const run = this.runs.at(index);
    if (!run) throw new Error(`there were ${this.runs.length} runs`);
    return run;
  }
}
customElements.define('probe-element', ProbeElement);

function mount(properties: Partial<Pick<ProbeElement, 'source'>> = {}) {
  const element = document.createElement('probe-element') as ProbeElement;
  const stage = putOnStage(element, { properties: { input: 'a', ...properties } });
  return { element, stage };
}

const microtask = () => Promise.resolve();

/** An element that has left the page after its work. */
async function leaveWhenDone() {
  const { element, stage } = mount();
  await until(() => element.runs.length === 1);
  element.run(0).finish('good');
  await until(() => element.task.value === 'good');
  element.remove();
  await microtask();
  return { element, stage };
}

describe('a source that an element watches', () => {
  usePage();

  it('tells the element of changes for as long as it is in the page', async () => {
    const source = new Source();
    const { element } = mount({ source });
    await element.updateComplete;
    expect(source.watched).to.equal(1);
    const { updates } = element;
    source.change();
    await element.updateComplete;
    expect(element.updates).to.equal(updates + 1);
    element.remove();
    await whenRemoved();
    expect(source.watched).to.equal(0);
  });

  it('stays watched when the element is moved', async () => {
    const source = new Source();
    const { element, stage } = mount({ source });
    await element.updateComplete;
    stage.append(document.createElement('div'));
    stage.lastElementChild?.append(element);
    await element.updateComplete;
    expect([source.watched, source.starts]).to.deep.equal([1, 1]);
    // Nor when it is put back a moment later.
    element.remove();
    await latency(20);
    stage.append(element);
    await whenRemoved();
    expect([source.watched, source.starts]).to.deep.equal([1, 1]);
  });

  it('is watched again when the element comes back', async () => {
    const source = new Source();
    const { element, stage } = mount({ source });
    await element.updateComplete;
    element.remove();
    await whenRemoved();
    stage.append(element);
    await element.updateComplete;
    expect([source.watched, source.starts]).to.deep.equal([1, 2]);
  });

  it('is not watched by an element that was never in the page', () => {
    const { source } = document.createElement('probe-element') as ProbeElement;
    expect(source.watched).to.equal(0);
  });
});

describe('a task of an element', () => {
  usePage();

  it('keeps its last good value beside a later error', async () => {
    const { element } = mount();
    await until(() => element.runs.length === 1);
    element.run(0).finish('good');
    await until(() => element.task.value === 'good');
    element.input = 'b';
    await until(() => element.runs.length === 2);
    const error = new Error('bad');
    element.run(1).fail(error);
    await until(() => element.task.error);
    expect([element.task.value, element.task.error]).to.deep.equal(['good', error]);
  });

  it('goes on when the element is moved', async () => {
    const { element, stage } = mount();
    await until(() => element.runs.length === 1);
    stage.append(document.createElement('div'));
    stage.lastElementChild?.append(element);
    await element.updateComplete;
    expect(element.run(0).signal.aborted).to.equal(false);
    element.run(0).finish('good');
    await until(() => element.task.value === 'good');
    expect(element.runs).to.have.length(1);
  });

  it('is aborted without an error when the element leaves, and done again when it returns', async () => {
    const { element, stage } = mount();
    await until(() => element.runs.length === 1);
    element.remove();
    await whenRemoved();
    expect(element.run(0).signal.aborted).to.equal(true);
    element.run(0).fail(new DOMException('', 'AbortError'));
    await microtask();
    expect(element.task.error).to.equal(undefined);
    stage.append(element);
    await until(() => element.runs.length === 2);
    element.run(1).finish('good');
    await until(() => element.task.value === 'good');
  });

  it('does not begin while the element is away, whatever changes', async () => {
    const { element, stage } = await leaveWhenDone();
    element.input = 'b';
    await element.updateComplete;
    expect(element.runs).to.have.length(1);
    stage.append(element);
    await until(() => element.runs.length === 2);
    expect(element.run(1).input).to.equal('b');
  });

  it('is not done again when it was done before the element left', async () => {
    const { element, stage } = await leaveWhenDone();
    stage.append(element);
    await element.updateComplete;
    expect(element.runs).to.have.length(1);
  });

  it('has the answer to the last request, however late the first answer comes', async () => {
    const { element } = mount();
    await until(() => element.runs.length === 1);
    element.input = 'b';
    await until(() => element.runs.length === 2);
    element.run(1).finish('second');
    await until(() => element.task.value === 'second');
    element.run(0).finish('first');
    await microtask();
    await element.updateComplete;
    expect(element.task.value).to.equal('second');
  });
});

describe('a message from an element to the developer', () => {
  const page = usePage();

  it('is written once for each element, with its tag', () => {
    const [one, two] = [document.createElement('p'), document.createElement('p')];
    report(one, 'mind the gap');
    report(one, 'mind the gap');
    report(one, 'and the door', 'warn');
    report(two, 'mind the gap');
    expect(page().errors).to.deep.equal(['<p> mind the gap', '<p> mind the gap']);
    expect(page().warnings).to.deep.equal(['<p> and the door']);
  });
});
