import { expect } from '@open-wc/testing';
import { isInView } from '../../src/domain/list/is-in-view.js';

describe('a point and a part of the world', () => {
  for (const [what, lng, west, east, isIn] of [
    ['inside', 5, 0, 10, true],
    ['on the edge', 10, 0, 10, true],
    ['outside', 11, 0, 10, false],
    ['beyond 180°', -179, 175, 190, true],
    ['seen a world further on', 5, 360, 370, true],
    ['seen a world before', 5, -365, -350, true],
    ['not seen there', 20, -365, -350, false],
    ['anywhere, when all of the world is seen', 123, -200, 200, true],
  ] as const)
    it(`${what}`, () => {
      expect(isInView({ lat: 1, lng }, { south: 0, north: 2, west, east })).to.equal(isIn);
      expect(isInView({ lat: 3, lng }, { south: 0, north: 2, west, east })).to.equal(false);
    });
});
