import { expect } from '@open-wc/testing';
import { LeafletMap, Point } from '../../src/map/view/leaflet.js';
import {
  createBufferedCanvas,
  type BufferedCanvas,
} from '../../src/map/basemap/buffered-canvas.js';
import { until } from './map-harness.js';
import { idleWorkDone } from '../support/harness/idle-work-done.js';

describe('a map that is dragged and then held still', () => {
  const container = document.createElement('div');
  let map: LeafletMap;
  let sheet: BufferedCanvas | undefined;
  /** As a drag does: of its end Leaflet tells when the button is let go. */
  const dragBy = (x: number, y: number): void => {
    map._rawPanBy(new Point(x, y));
    map.fire('move');
  };
  beforeEach(() => {
    container.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 640px; height: 400px';
    document.body.append(container);
    map = new LeafletMap(container, { zoomControl: false, attributionControl: false });
    map.setView([0, 0], 6, { animate: false });
  });
  afterEach(() => {
    sheet?.stop();
    map.remove();
    container.remove();
  });

  it('is covered by its land, however far it was dragged while the land was drawn', async () => {
    const pane = map.createPane('land');
    let drawings = 0;
    function* draw(): Generator<unknown, void> {
      drawings++;
      yield;
      // beyond the edge of what is being drawn
      if (drawings === 2) dragBy(-200, -150);
      yield;
    }
    sheet = createBufferedCanvas(map, pane, false, () => true, draw);
    sheet.drawSoon();
    await until(() => drawings === 1 && pane.querySelector('canvas')?.style.width);
    dragBy(-60, 0);
    const isCovered = (): boolean => {
      const land = pane.querySelector('canvas')!.getBoundingClientRect();
      const { left, right, top, bottom } = container.getBoundingClientRect();
      return land.left <= left && land.right >= right && land.top <= top && land.bottom >= bottom;
    };
    await until(() => drawings === 3 && isCovered());
    // Once it is, there is nothing more to draw.
    await idleWorkDone();
    expect(drawings).to.equal(3);
  });

  for (const size of ['640px × 1px', '2px × 400px', '1px × 1px'])
    it(`draws once where it is almost hidden, at ${size}`, async () => {
      const [width = '', height = ''] = size.split(' × ');
      Object.assign(container.style, { width, height });
      map.invalidateSize({ animate: false, pan: false });
      let drawings = 0;
      function* draw(): Generator<unknown, void> {
        drawings++;
        yield;
      }
      sheet = createBufferedCanvas(map, map.createPane('land'), false, () => true, draw);
      sheet.drawSoon();
      await until(() => drawings);
      await idleWorkDone();
      expect(drawings).to.equal(1);
    });
});
