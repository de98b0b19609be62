import { expect } from '@open-wc/testing';
import { withGeocoded } from '../../src/controllers/places/with-geocoded.js';
import { place } from '../support/harness/places.js';
import { nextTask } from '../support/harness/waiting.js';

const known = [place('Lyon', 45.76, 4.83)];
const now = () => Promise.resolve();

describe('a geocoder of a merchant', () => {
  it('adds its places, except those that are known already', async () => {
    const own = [place('Lyon', 45.761, 4.831), place('Rue de Lyon', 45.7, 4.8)];
    const { signal } = new AbortController();
    const places = await withGeocoded(known, 'Lyon', () => Promise.resolve(own), signal, now);
    expect(places.map(({ name }) => name)).to.deep.equal(['Lyon', 'Rue de Lyon']);
  });

  for (const [what, timeoutMs, stop] of [
    ['that does not answer is waited for no longer', 20, () => {}],
    ['is told when nobody asks any more', 60_000, (asking: AbortController) => asking.abort()],
  ] as const)
    it(what, async () => {
      const asking = new AbortController();
      const signals: AbortSignal[] = [];
      const geocoder = (_: string, signal: AbortSignal) => {
        signals.push(signal);
        return new Promise<never>(() => {});
      };
      const answer = withGeocoded(known, 'Lyon', geocoder, asking.signal, now, timeoutMs);
      await nextTask();
      stop(asking);
      const failed = await answer.then(
        () => false,
        () => true,
      );
      expect([failed, signals.map(({ aborted }) => aborted)]).to.deep.equal([true, [true]]);
    });
});
