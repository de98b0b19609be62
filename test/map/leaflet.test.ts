import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type * as L from 'leaflet';
import {
  Attribution,
  Drag,
  Keyboard,
  LeafletMap,
  ScrollWheelZoom,
  TouchZoom,
  Zoom,
} from '../../src/map/view/leaflet.js';
import { imageTile, type MapHarness, until, useCompassMap } from './map-harness.js';

/** As a page takes it, with the types of `@types/leaflet`. */
type PageMap = L.Map & { leaflet(): Promise<typeof L> };
const leafletOf = (harness: MapHarness): PageMap => harness.map.leaflet as PageMap;

describe('the map', () => {
  const harness = useCompassMap();

  it('is Leaflet’s, with its handlers and controls', () => {
    const map = leafletOf(harness());
    expect(map instanceof LeafletMap).to.equal(true);
    const kinds = { dragging: Drag, keyboard: Keyboard, scrollWheelZoom: ScrollWheelZoom };
    for (const [name, kind] of Object.entries({ ...kinds, touchZoom: TouchZoom }))
      expect(Reflect.get(map, name) instanceof kind, name).to.equal(true);
    const handlers = [map.dragging, map.keyboard, map.scrollWheelZoom, map.touchZoom];
    for (const handler of [...handlers, map.boxZoom, map.doubleClickZoom])
      expect(handler.enabled()).to.equal(true);
    expect(map.zoomControl instanceof Zoom).to.equal(true);
    expect(map.attributionControl instanceof Attribution).to.equal(true);
    expect(harness().find('.leaflet-control-scale').textContent).to.match(/ m$/);
  });

  it('zooms to a box that is drawn with Shift, and changes nothing outside of it', async () => {
    const before = leafletOf(harness()).getZoom();
    await sendKeys({ down: 'Shift' });
    await sendMouse({ type: 'move', position: [270, 160] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [330, 200] });
    await sendMouse({ type: 'move', position: [370, 240] });
    expect(harness().find('.leaflet-zoom-box').getBoundingClientRect().width).to.be.at.least(99);
    await sendMouse({ type: 'up' });
    await sendKeys({ up: 'Shift' });
    await harness().settled();
    expect(leafletOf(harness()).getZoom()).to.be.above(before);
    expect([document.body.className, harness().host.className]).to.deep.equal(['', '']);
    expect(harness().root.querySelector('.leaflet-zoom-box')).to.equal(null);
  });

  it('glides on for a moment where it is let go while it moves', async () => {
    const { x } = harness().spot('Store 5');
    await sendMouse({ type: 'move', position: [100, 60] });
    await sendMouse({ type: 'down' });
    for (let at = 110; at <= 200; at += 10) await sendMouse({ type: 'move', position: [at, 60] });
    await sendMouse({ type: 'up' });
    await harness().settled();
    expect(harness().spot('Store 5').x - x).to.be.within(100, 250);
  });

  it('continues from a zoom under way, and loses no step of it', async () => {
    const map = leafletOf(harness());
    const before = map.getZoom();
    for (const key of ['+', '+', '-', '+']) {
      harness().surface.focus();
      harness().press(key);
      await nextFrame();
    }
    await harness().settled();
    expect(map.getZoom()).to.equal(before + 2);
  });

  it('has its buttons at the ends of lines, and its scale at their beginnings', () => {
    const across = (selector: string): number => {
      const { left, right } = harness().find(selector).getBoundingClientRect();
      return (left + right) / 2;
    };
    for (const dir of ['ltr', 'rtl']) {
      harness().host.dir = dir;
      const buttons = across('.leaflet-control-zoom');
      const scale = across('.leaflet-control-scale');
      const credit = across('.leaflet-control-attribution');
      const ends = dir === 'ltr' ? [scale, buttons] : [buttons, scale];
      expect([ends[0]! < 320, ends[1]! > 320], dir).to.deep.equal([true, true]);
      expect(credit > 320, dir).to.equal(dir === 'ltr');
    }
  });

  it('can be moved by the page as well, and then offers to search the area in view', async () => {
    leafletOf(harness()).setView([40, -3], 6, { animate: false });
    await harness().settled();
    expect(harness().find('.map-area').checkVisibility()).to.equal(true);
  });
});

describe('a page’s addition to the map', () => {
  const harness = useCompassMap();

  const paths = (): SVGPathElement[] =>
    [...harness().root.querySelectorAll('path')].filter((path) =>
      path.closest('.leaflet-overlay-pane'),
    );

  it('is drawn, all of it, between the land and the pins, and moves with them', async () => {
    const map = leafletOf(harness());
    const { circle, geoJSON } = await map.leaflet();
    const points = Array.from({ length: 300 }, (_, at) => ({
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'Point' as const, coordinates: [2 + (at % 20) / 3, 45 + at / 60] },
    }));
    const many = geoJSON({ type: 'FeatureCollection', features: points } as never, {
      pointToLayer: (_, at) => circle(at, { radius: 9_000 }),
    }).addTo(map);
    const around = circle([48, 6], { radius: 90_000 }).addTo(map);
    const [west, east] = [around.getBounds().getWest(), around.getBounds().getEast()];
    expect(map.distance([48, west], [48, east])).to.be.closeTo(180_000, 2_000);
    expect(paths().length).to.equal(301);
    expect(paths().every((path) => path.getBBox().width > 0)).to.equal(true);
    const offset = (): number => {
      const { left, right } = around.getElement()!.getBoundingClientRect();
      return (left + right) / 2 - harness().spot('Store 5').x;
    };
    expect(offset()).to.be.closeTo(0, 2);
    harness().surface.focus();
    for (const key of ['ArrowRight', '+']) {
      harness().press(key);
      await harness().settled();
      expect(offset(), key).to.be.closeTo(0, 2);
    }
    map.fitBounds(many.getBounds());
    await harness().settled();
    expect(map.getBounds().contains(many.getBounds())).to.equal(true);
    many.remove();
    around.remove();
    expect(paths().length).to.equal(0);
  });

  it('can be clicked, and leaves other clicks to the map', async () => {
    const map = leafletOf(harness());
    const { circle } = await map.leaflet();
    const heard: string[] = [];
    map.on('click', ({ latlng }) => heard.push(`map ${Math.round(latlng.lat)}`));
    const around = circle([48, 6], { radius: 130_000, bubblingMouseEvents: false }).addTo(map);
    around.on('click', () => heard.push('circle'));
    const { x, y } = harness().spot('Store 5');
    await sendMouse({ type: 'click', position: [Math.round(x) + 24, Math.round(y) + 4] });
    await sendMouse({ type: 'click', position: [20, 20] });
    expect(heard[0]).to.equal('circle');
    expect(heard[1]).to.match(/^map \d+$/);
  });

  it('may be markers, popups and controls, in the look of the map', async () => {
    const map = leafletOf(harness());
    const { circle, control, divIcon, marker } = await map.leaflet();
    const text = document.createElement('p');
    text.textContent = 'Opening in May';
    const icon = divIcon({ className: 'own', iconSize: [20, 20] });
    marker([50, 4], { icon, alt: 'A new store' }).addTo(map).bindPopup(text).openPopup();
    control.layers({}, { Circle: circle([48, 6], { radius: 90_000 }) }).addTo(map);
    const popup = harness().find('.leaflet-popup').getBoundingClientRect();
    const own = harness().find('.own').getBoundingClientRect();
    expect(popup.bottom).to.be.within(own.top - 2, own.top + 2);
    expect(harness().find('.leaflet-popup-content').textContent).to.equal('Opening in May');
    expect(harness().find('.leaflet-control-layers').getBoundingClientRect().top).to.be.at.least(
      harness().find('.leaflet-control-zoom').getBoundingClientRect().bottom,
    );
  });

  it('may be streets of its own, each tile in its place', async () => {
    const map = leafletOf(harness());
    const { tileLayer } = await map.leaflet();
    const tiles = tileLayer(imageTile).addTo(map);
    await until(() => harness().root.querySelector('.leaflet-tile-loaded'));
    const tile = harness().find('.leaflet-tile');
    expect([getComputedStyle(tile).position, tile.offsetWidth]).to.deep.equal(['absolute', 256]);
    tiles.remove();
    expect(harness().root.querySelector('.leaflet-tile')).to.equal(null);
  });

  it('is credited with links, and with nothing else of what is HTML', async () => {
    const { circle } = await leafletOf(harness()).leaflet();
    const attribution = '<a href="https://a.example/">A</a> &amp; <img src=x onerror=alert(1)>';
    const layer = circle([48, 6], { radius: 90_000, attribution }).addTo(leafletOf(harness()));
    const credit = (): HTMLElement => harness().find('.leaflet-control-attribution');
    // The code for links comes after the text.
    await until(() => credit().textContent?.includes('A & '));
    expect(credit().textContent).to.equal('Natural Earth · A & <img src=x onerror=alert(1)>');
    expect(credit().querySelectorAll('a, img').length).to.equal(1);
    layer.remove();
    expect(credit().textContent).to.equal('Natural Earth');
  });
});
