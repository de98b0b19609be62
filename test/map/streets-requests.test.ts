import { expect } from '@open-wc/testing';
import { again } from '../../src/http/again.js';
import { frames } from '../support/harness/waiting.js';
import { storeAt, until } from './map-harness.js';
import { inParis, StreetsOnMap } from './streets-on-map.js';

describe('the requests for cells', () => {
  const part = '-14-8297-';
  let map: StreetsOnMap;
  beforeEach(() => {
    map = new StreetsOnMap({ again: (attempt) => again(attempt, { prompts: () => () => {} }) });
  });
  afterEach(() => map.remove());

  const asked = (): string[] => map.asked.filter((name) => name.includes(part)).toSorted();

  /** Moves away and back, and waits for what that sets off. */
  const moveAbout = async (): Promise<void> => {
    for (const zoom of [15, 14, 13, 14]) {
      map.go(inParis, zoom);
      await map.settled();
      await frames();
    }
  };

  it('are not made again for a missing cell, wherever the map moves', async () => {
    map.answer(part, () => new Response('', { status: 404 }));
    await map.showStreets(inParis, 14);
    await until(() => asked().length);
    const before = asked();
    await moveAbout();
    expect(asked()).to.deep.equal(before);
    expect(new Set(before).size).to.equal(before.length);
    expect(map.reports).to.deep.equal([]);
  });

  for (const [name, answer] of [
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is at fault', () => new Response('', { status: 503 })],
  ] as const)
    it(`are made again, in silence, where ${name}`, async () => {
      let failures = 0;
      map.answer(part, () => {
        failures++;
        return answer();
      });
      await map.showStreets(inParis, 14);
      const cells = new Set(asked()).size;
      await until(() => failures > cells);
      const before = map.asked.length;
      map.forget(part);
      await until(() => map.asked.length > before);
      await until(() => map.isPainted);
      expect(map.reports).to.deep.equal([]);
    });

  it('are not needed where the visitor has been, without a network too', async () => {
    await map.showStreets(inParis, 15);
    await map.settled();
    map.go(storeAt(3, 60, 20), 8);
    await until(() => !map.isPainted);
    map.answer('', () => {
      throw new TypeError('Failed to fetch');
    });
    const before = map.asked.length;
    map.go(inParis, 15);
    await until(() => map.isPainted);
    expect(map.asked.length).to.equal(before);
    expect(map.credit.textContent).to.contain('OpenStreetMap');
  });
});
