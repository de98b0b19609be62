import { idleTaskRunner } from '../../../src/scheduling/idle-task-runner.js';

/** The steps that other work has had its turn for by then. */
const steps = 25;

/**
 * Waits until work that begins now, with each step in an idle time of its own, is done. Work that
 * was begun before, and would go on, has had as many steps by then.
 */
export const idleWorkDone = (): Promise<void> =>
  new Promise((done) => {
    function* task(): Generator<unknown, void> {
      for (let step = 0; step < steps; step++) {
        const end = performance.now() + 10;
        while (performance.now() < end);
        yield;
      }
      done();
    }
    idleTaskRunner(task).beginSoon();
  });
