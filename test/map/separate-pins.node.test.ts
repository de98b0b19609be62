import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { separatePins } from '../../src/map/near/separate-pins.js';
import { seeded } from '../support/fakes/seeded.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

const tolerance = 0.1;
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const leastOf = (points: readonly Point[]): number =>
  Math.min(
    ...points.flatMap((one, nth) => points.slice(nth + 1).map((other) => apart(one, other))),
  );

describe('separated pins', () => {
  for (const count of [2, 3, 8, 30])
    it(`have their distance when ${count} share a point`, () => {
      const moved = separatePins(Array<Point>(count).fill({ x: 100, y: 100 }), [], 50);
      assert.ok(leastOf(moved) > 50 - tolerance, `${leastOf(moved)}`);
      // Not farther from their point than so many discs need.
      const farthest = Math.max(...moved.map((point) => apart(point, { x: 100, y: 100 })));
      assert.ok(farthest < 50 * Math.sqrt(count), `${farthest}`);
    });

  it('have their distance wherever the stores of a city lie', () => {
    const random = seeded(7);
    for (let run = 0; run < 200; run++) {
      const points = Array.from({ length: 8 }, () => ({ x: random() * 120, y: random() * 120 }));
      const fixed = [{ x: 60, y: 60, distance: 50 }];
      const moved = separatePins(points, fixed, 50);
      assert.ok(leastOf([...moved, ...fixed]) > 50 - 1, `${leastOf([...moved, ...fixed])}`);
    }
  });

  it('stay where they are when they have their distance', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 0, y: 60 },
    ];
    const moved = separatePins(points, [{ x: 60, y: 60, distance: 50 }], 50);
    for (const [nth, point] of points.entries()) assert.ok(apart(point, moved[nth]!) < tolerance);
  });

  it('leave a fixed point of the same place, and each keeps the distance that it asks for', () => {
    for (const count of [1, 2, 6]) {
      const fixed = [
        { x: 9, y: 9, distance: 50 },
        { x: 9, y: 9, distance: 30 },
      ];
      const moved = separatePins(Array<Point>(count).fill({ x: 9, y: 9 }), fixed, 50);
      assert.ok(leastOf([...moved, fixed[0]!]) > 50 - 1, `${count}`);
    }
    const [near] = separatePins([{ x: 9, y: 9 }], [{ x: 9, y: 9, distance: 30 }], 50);
    assert.ok(Math.abs(apart(near!, { x: 9, y: 9 }) - 30) < 1);
  });

  it('go in the direction in which their stores lie', () => {
    const [west, east] = separatePins(
      [
        { x: -5, y: 0 },
        { x: 5, y: 0 },
      ],
      [],
      50,
    );
    assert.ok(west!.x < -20 && east!.x > 20);
  });

  it('are the same each time', () => {
    const points = Array<Point>(8).fill({ x: 3, y: 4 });
    assert.deepEqual(separatePins(points, [], 50), separatePins(points, [], 50));
  });
});
