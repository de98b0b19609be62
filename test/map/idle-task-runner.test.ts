import { expect } from '@open-wc/testing';
import {
  idleTaskRunner,
  type IdleTaskRunner,
  PAINTS,
} from '../../src/scheduling/idle-task-runner.js';
import { until } from '../support/harness/page.js';
import { idleWorkDone } from '../support/harness/idle-work-done.js';
import { nextTask } from '../support/harness/waiting.js';

/** Holds the thread, as a step does on a slow phone. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** A task of so many steps, and how often it has begun and ended. */
class CountedTask {
  begun = 0;
  ended = 0;
  readonly #length: number;

  constructor(length: number) {
    this.#length = length;
  }

  readonly begin = (): Generator<unknown, void> => this.#steps();

  *#steps(): Generator<unknown, void> {
    this.begun++;
    for (let step = 0; step < this.#length; step++) yield work(10);
    this.ended++;
  }
}

describe('work for which the browser has to be idle', () => {
  let steps: IdleTaskRunner | undefined;
  afterEach(() => steps?.stop());

  it('lets other tasks have their turn between steps', async () => {
    const log: string[] = [];
    function* task(): Generator<unknown, void> {
      for (let step = 0; step < 4; step++) {
        work(10);
        log.push('step');
        yield;
      }
      log.push('end');
    }
    steps = idleTaskRunner(task);
    steps.beginSoon();
    while (!log.includes('end')) {
      await nextTask();
      log.push('other');
    }
    expect(log.filter((entry) => entry === 'step')).to.have.length(4);
    expect(log.slice(log.indexOf('step'), log.lastIndexOf('step'))).to.include('other');
  });

  it('leaves the browser what has been drawn to paint, before another step', async () => {
    const log: string[] = [];
    function* task(): Generator<unknown, void> {
      for (const given of [PAINTS, undefined, undefined, PAINTS]) {
        log.push('step');
        queueMicrotask(() => log.push('task ends'));
        yield given;
      }
      log.push('end');
    }
    steps = idleTaskRunner(task);
    steps.beginSoon();
    await until(() => log.includes('end'));
    const ends = log.filter((entry, at) => entry !== 'step' || log[at - 1] !== 'step');
    expect(ends.slice(0, 3)).to.deep.equal(['step', 'task ends', 'step']);
    expect(log.indexOf('end')).to.be.greaterThan(log.lastIndexOf('task ends') - 1);
  });

  it('goes on where a page is never idle', async () => {
    const task = new CountedTask(3);
    let frame = 0;
    const neverRest = (): void => {
      work(14);
      frame = requestAnimationFrame(neverRest);
    };
    neverRest();
    steps = idleTaskRunner(task.begin);
    steps.beginSoon();
    await until(() => task.ended === 1);
    cancelAnimationFrame(frame);
  });

  it('starts again, and drops its old steps, when it is begun once more', async () => {
    const task = new CountedTask(20);
    steps = idleTaskRunner(task.begin);
    steps.beginSoon();
    await until(() => task.begun === 1);
    steps.beginSoon();
    await until(() => task.ended === 1);
    expect(task.begun).to.equal(2);
    await idleWorkDone();
    expect([task.begun, task.ended]).to.deep.equal([2, 1]);
  });

  it('in a hurry continues work under way, and begins where nothing is', async () => {
    const task = new CountedTask(5);
    steps = idleTaskRunner(task.begin);
    steps.hurry();
    await until(() => task.begun === 1);
    for (let time = 0; time < 5; time++) steps.hurry();
    await until(() => task.ended === 1);
    expect(task.begun).to.equal(1);
    steps.hurry();
    await until(() => task.ended === 2);
  });

  it('in a hurry ends the work that it has begun, and then begins again', async () => {
    const task = new CountedTask(5);
    steps = idleTaskRunner(task.begin);
    steps.hurry();
    await until(() => task.begun === 1);
    steps.beginSoon();
    await until(() => task.ended === 1);
    await until(() => task.ended === 2);
    await idleWorkDone();
    expect([task.begun, task.ended]).to.deep.equal([2, 2]);
  });

  it('tells a dropped task that it is over', async () => {
    let isBegun = false;
    let isOver = false;
    function* task(): Generator<unknown, void> {
      try {
        for (isBegun = true; ;) yield work(10);
      } finally {
        isOver = true;
      }
    }
    const stopped = idleTaskRunner(task);
    stopped.beginSoon();
    await until(() => isBegun);
    stopped.stop();
    expect(isOver).to.equal(true);
  });

  it('is over when it is stopped, at whatever point', async () => {
    for (const stopAfter of [0, 1, 3]) {
      let taken = 0;
      function* task(): Generator<unknown, void> {
        while (taken < 1000) {
          taken++;
          yield work(10);
        }
      }
      const stopped = idleTaskRunner(task);
      stopped.beginSoon();
      await until(() => taken >= stopAfter);
      stopped.stop();
      const before = taken;
      await idleWorkDone();
      expect(taken).to.equal(before);
    }
  });
});
