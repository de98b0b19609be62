import { expect } from '@open-wc/testing';
import { nameSpots } from '../../src/map/streets/name-spots.js';

describe('the place of a street’s name', () => {
  it('is the middle of a straight part that is longer than the name', () => {
    expect(nameSpots([0, 0, 200, 0], 0.5, 60, 12)).to.deep.equal([{ x: 50, y: 0, angle: 0 }]);
    expect(nameSpots([0, 0, 200, 0], 0.5, 100, 12)).to.deep.equal([]);
  });

  it('is in several places of a street that is longer than a view', () => {
    const middles = nameSpots([0, 0, 1000, 0], 1, 60, 12).map(({ x }) => Math.round(x));
    expect(middles).to.deep.equal([167, 500, 833]);
  });

  it('is read upright whichever way the street was drawn', () => {
    for (const line of [
      [0, 0, 100, 100],
      [100, 100, 0, 0],
      [0, 100, 0, 0],
      [0, 0, 0, 100],
      [100, 0, 0, 50],
    ]) {
      const [spot] = nameSpots(line, 1, 40, 12);
      expect(Math.abs(spot!.angle)).to.be.at.most(Math.PI / 2);
    }
  });

  it('is on no corner, and a gentle bend is no corner', () => {
    expect(nameSpots([0, 0, 50, 0, 50, 50], 1, 60, 12)).to.deep.equal([]);
    expect(nameSpots([0, 0, 50, 2, 100, 0], 1, 80, 12)).to.have.length(1);
  });

  it('is not on a street that turns back on itself', () => {
    expect(nameSpots([0, 0, 50, 0, 10, 1, 60, 0], 1, 52, 12)).to.deep.equal([]);
  });
});
