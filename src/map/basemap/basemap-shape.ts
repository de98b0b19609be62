import { mercatorX, mercatorY } from '../view/mercator.js';

/** A ring or a line on a world map whose sides have the length 1, with its bounding box. */
export interface BasemapShape {
  /** x, y pairs */
  readonly points: Float32Array;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

const shapes = new WeakMap<Float32Array, BasemapShape>();

/** @param line longitude, latitude pairs in degrees; the same line gives the same shape */
export function basemapShape(line: Float32Array): BasemapShape {
  let shape = shapes.get(line);
  if (!shape) shapes.set(line, (shape = createShape(line)));
  return shape;
}

function createShape(line: Float32Array): BasemapShape {
  const points = line.map((degrees, i) => (i % 2 ? mercatorY(degrees) : mercatorX(degrees)));
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] as number;
    const y = points[i + 1] as number;
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  return { points, minX, minY, maxX, maxY };
}
