import { expect } from '@open-wc/testing';
import { paintLabels } from '../../src/map/basemap/paint-labels.js';
import { paintLand } from '../../src/map/basemap/paint-land.js';
import { PAINTS } from '../../src/scheduling/idle-task-runner.js';
import type { CanvasView } from '../../src/map/basemap/clip-and-simplify.js';
import { outlinesOf, palette } from './map-harness.js';

const worldPixels = 256 * 2 ** 9;
const view: CanvasView = {
  worldPixels,
  left: worldPixels / 2 - 500,
  top: worldPixels / 2 - 500,
  width: 1000,
  height: 1000,
};
const ring = Float32Array.of(-1, -1, 1, -1, 1, 1, -1, 1, -1, -1);
/** All in view, apart from each other. */
const towns = Array.from({ length: 450 }, (_, at) => ({
  name: `${at}`,
  lat: (Math.floor(at / 20) - 11) * 0.06,
  lng: ((at % 20) - 10) * 0.06,
  population: 20_000,
}));

/**
 * How often each task of a drawing calls the methods. The drawing ends with a step that leaves much
 * to paint.
 */
function tasksOf(
  methods: readonly ('fill' | 'stroke' | 'strokeText')[],
  draw: (context: CanvasRenderingContext2D) => Iterable<unknown>,
): number[] {
  const context = document.createElement('canvas').getContext('2d')!;
  const tasks = [0];
  for (const method of methods) context[method] = () => void tasks[tasks.length - 1]!++;
  for (const given of draw(context)) if (given === PAINTS) tasks.push(0);
  return tasks.filter((calls) => calls > 0);
}

describe('a step of the drawing of a map', () => {
  it('fills or strokes no more than one kind of land', () => {
    const outlines = outlinesOf({ land: [ring], urban: [ring], lakes: [ring], borders: [ring] });
    const tasks = tasksOf(['fill', 'stroke'], (on) => paintLand(on, outlines, [], [view], palette));
    expect(tasks).to.deep.equal([1, 1, 1, 1]);
  });

  it('draws a hundred towns at most', () => {
    const outlines = outlinesOf({ land: [ring] });
    const tasks = tasksOf(['fill'], (on) => paintLand(on, outlines, towns, [view], palette));
    expect(Math.max(...tasks)).to.be.at.most(100);
    expect(tasks.reduce((sum, calls) => sum + calls)).to.equal(towns.length + 1);
  });

  for (const [where, worlds] of [
    ['once', [view]],
    ['twice', [view, { ...view, left: view.left - 333 }]],
  ] as const)
    it(`writes about four names, where the world is seen ${where}`, () => {
      const tasks = tasksOf(['strokeText'], (on) =>
        paintLabels(on, {
          places: { countries: [], towns },
          zoom: 9,
          worlds,
          palette,
          pins: [],
          closed: [],
          fontFamily: 'sans-serif',
        }),
      );
      expect(Math.max(...tasks)).to.be.within(4, 3 + worlds.length);
      expect(tasks.reduce((sum, calls) => sum + calls)).to.be.within(100, 120);
    });
});
