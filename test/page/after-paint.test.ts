import { expect } from '@open-wc/testing';
import { afterPaint } from '../../src/scheduling/after-paint.js';
import { nextTask } from '../support/harness/waiting.js';

/** How many frames have begun when it runs, for something rendered at this moment. */
const framesBefore = (begin: (run: () => void) => void): Promise<number> =>
  new Promise((done) => {
    let frames = 0;
    const count = (): void => {
      frames++;
      requestAnimationFrame(count);
    };
    begin(() => {
      requestAnimationFrame(count);
      void afterPaint().then(() => done(frames));
    });
  });

describe('code that waits for a paint', () => {
  for (const [when, begin] of [
    ['in a task', (run: () => void) => void nextTask().then(run)],
    ['at the beginning of a frame', (run: () => void) => requestAnimationFrame(run)],
  ] as const)
    it(`runs in the frame after the one that shows what was rendered ${when}`, async () => {
      expect(await framesBefore(begin)).to.be.at.least(2);
    });
});
