import { expect } from '@open-wc/testing';
import { until } from './map-harness.js';
import { inParis, StreetsOnMap } from './streets-on-map.js';

describe('the names of streets', () => {
  interface Written {
    readonly name: string;
    readonly x: number;
    readonly y: number;
    readonly angle: number;
    readonly on: HTMLCanvasElement;
  }
  const { fillText } = CanvasRenderingContext2D.prototype;
  let map: StreetsOnMap;
  let written: Written[];

  beforeEach(() => {
    written = [];
    CanvasRenderingContext2D.prototype.fillText = function (name: string, ...at): void {
      const { a, b, e, f } = this.getTransform();
      const scale = Math.hypot(a, b);
      written.push({ name, x: e / scale, y: f / scale, angle: Math.atan2(b, a), on: this.canvas });
      fillText.call(this, name, ...at);
    };
    map = new StreetsOnMap();
  });
  afterEach(() => {
    map.remove();
    CanvasRenderingContext2D.prototype.fillText = fillText;
  });

  it('stand upright, and not twice within 250 pixels, across the edges of cells too', async () => {
    await map.showStreets(inParis, 14);
    await map.settled();
    written = [];
    map.go(inParis, 16);
    await until(() => written.length > 8);
    await map.settled();
    for (const [at, one] of written.entries()) {
      expect(Math.abs(one.angle)).to.be.at.most(Math.PI / 2 + 0.01);
      for (const other of written.slice(0, at))
        if (other.name === one.name && other.on === one.on)
          expect(Math.hypot(one.x - other.x, one.y - other.y)).to.be.at.least(250);
    }
  });
});
