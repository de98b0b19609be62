import { expect } from '@open-wc/testing';
import { compass, MapHarness, outlinesOf, until } from './map-harness.js';

/** Longer than a browser without anything to do waits. */
const restMs = 900;

describe('a map beside which the visitor types', () => {
  const outlines = outlinesOf({ land: [new Float32Array([-20, 30, 30, 30, 30, 60, -20, 60])] });
  let harness: MapHarness;
  afterEach(() => harness.remove());

  const isCharted = (): boolean => harness.root.querySelector('.map-charted') !== null;

  it('shows its pins, and its land once the visitor has stopped typing', async () => {
    const restsUntil = performance.now() + restMs;
    harness = new MapHarness({ restsUntil: () => restsUntil });
    await harness.show(compass);
    harness.map.setOutlines(outlines);
    await until(isCharted);
    expect(performance.now()).to.be.at.least(restsUntil);
    expect(harness.pins).to.have.length(compass.length);
  });

  it('stops watching for pauses in typing once it is removed', async () => {
    let asked = 0;
    const restsUntil = (): number => {
      asked++;
      return performance.now() + 50;
    };
    harness = new MapHarness({ restsUntil });
    await harness.show(compass);
    harness.map.setOutlines(outlines);
    await until(() => asked > 1);
    harness.remove();
    expect(isCharted()).to.equal(false);
    const before = asked;
    // A map that comes after it asks often, with as long a rest each time.
    let askedByNext = 0;
    harness = new MapHarness({
      restsUntil: () => performance.now() + (++askedByNext < 10 ? 50 : 0),
    });
    await harness.show(compass);
    harness.map.setOutlines(outlines);
    await until(isCharted);
    expect(askedByNext).to.be.at.least(10);
    expect(asked).to.equal(before);
  });
});
