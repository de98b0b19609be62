import { expect } from '@open-wc/testing';
import { streetsSheet } from '../support/harness/mark-streets.js';
import { frames } from '../support/harness/waiting.js';
import { storeAt, until } from './map-harness.js';
import { inMonaco, inParis, StreetsOnMap, streetsFolder } from './streets-on-map.js';

describe('the streets around stores', () => {
  let map: StreetsOnMap;
  beforeEach(() => {
    map = new StreetsOnMap();
  });
  afterEach(() => map.remove());

  const cellsAsked = (zoom: number): string[] =>
    map.asked.filter((name) => name.includes(`-${zoom}-`));

  it('cost no request on a map that was given no address', async () => {
    await map.show([inParis]);
    map.go(inParis, 15);
    await map.settled();
    await frames();
    expect(map.asked).to.deep.equal([]);
    expect(map.isPainted).to.equal(false);
  });

  it('cost no request while the view is a country', async () => {
    await map.show([inParis]);
    map.go(inParis, 6);
    map.map.setStreets(streetsFolder);
    await map.settled();
    await frames();
    expect(map.asked).to.deep.equal([]);
    map.go(inParis, 10);
    await until(() => map.asked.length);
    expect(map.asked[0]).to.equal('streets.json');
  });

  it('are drawn from the cells in view, each of which is requested once', async () => {
    await map.showStreets(inParis, 15);
    expect(map.asked.filter((name) => name === 'streets.json')).to.have.length(1);
    expect(cellsAsked(14).length).to.be.within(2, 9);
    expect(new Set(map.asked).size).to.equal(map.asked.length);
    expect(cellsAsked(14).every((name) => /-14-829[789]-563[3-6]\.wasm$/.test(name))).to.equal(
      true,
    );
    const before = map.asked.length;
    map.go(inParis, 15.5);
    await map.settled();
    await frames();
    expect(map.asked).to.have.length(before);
  });

  it('need the position of a house: elsewhere there are main roads alone', async () => {
    await map.showStreets(storeAt(1, 48.8797, 2.3399, 'postcode'), 14);
    expect(cellsAsked(14)).to.deep.equal([]);
    expect(cellsAsked(10)).to.have.length(1);
  });

  it('have their credit, with links, while they are drawn and no longer', async () => {
    await map.showStreets(inParis, 14);
    await until(() => map.credit.querySelector('a'));
    const links = [...map.credit.querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(links).to.deep.equal(['© OpenMapTiles', '© OpenStreetMap']);
    map.go(storeAt(3, 60, 20), 14);
    await until(() => !map.isPainted);
    expect(map.credit.textContent).to.equal('Natural Earth');
    map.go(inParis, 14);
    await until(() => map.credit.textContent.includes('OpenStreetMap'));
  });

  it('let the map come nearer than the embedded land does', async () => {
    await map.showStreets(inParis, 14);
    expect(map.view.getMaxZoom()).to.equal(18);
    map.go(inParis, 18);
    expect(map.view.getZoom()).to.equal(18);
    map.go(storeAt(3, 60, 20), 18);
    await until(() => map.view.getMaxZoom() === 16);
    expect(map.view.getZoom()).to.equal(16);
  });

  it('keep the map near while cells of the next view are on their way', async () => {
    await map.showStreets(inParis, 16);
    map.go(inParis, 18);
    const release = map.hold('-14-');
    map.go(storeAt(3, 48.8797, 2.325), 18);
    await until(() => map.isHeld);
    await frames();
    expect([map.view.getZoom(), map.view.getMaxZoom()]).to.deep.equal([18, 18]);
    release();
    await until(() => map.isPainted);
    expect([map.view.getZoom(), map.view.getMaxZoom()]).to.deep.equal([18, 18]);
  });

  it('let the map come near again after a view without streets', async () => {
    await map.showStreets(inParis, 14);
    map.go(inParis, 18);
    // So near to its streets that the farther view, to which the map goes back, shows them.
    map.go(storeAt(3, 48.8797, 2.4215), 18);
    await until(() => map.view.getZoom() === 16);
    await map.settled();
    map.go(inParis, 16);
    await until(() => map.view.getMaxZoom() === 18);
    map.go(inParis, 18);
    expect(map.view.getZoom()).to.equal(18);
  });

  it('leave no listener on the map when their address changes', async () => {
    await map.showStreets(inParis, 14);
    const listeners = (): number =>
      ['zoomanim', 'move', 'moveend'].reduce((sum, type) => sum + map.listenersOf(type), 0);
    const before = listeners();
    for (let nth = 0; nth < 5; nth++) {
      map.map.setStreets(undefined);
      map.map.setStreets(streetsFolder);
      await until(() => listeners() === before);
    }
    await map.settled();
    expect(listeners()).to.equal(before);
  });

  for (const [name, index] of [
    ['a radius of half the earth', { radiusKm: 5_000 }],
    ['cells of houses', { zoom: 20 }],
    ['a version that is a path', { version: '../x' }],
  ] as const)
    it(`are not drawn by an index with ${name}`, async () => {
      const usual = { format: 1, version: 'a1', radiusKm: 1, zoom: 14, mainRoadsZoom: 10 };
      map.answer('streets.json', () => Response.json({ ...usual, credit: '', ...index }));
      await map.show([inParis]);
      map.map.setStreets(streetsFolder);
      map.go(inParis, 14);
      await until(() => map.reports.length);
      expect(map.asked).to.deep.equal(['streets.json']);
    });

  for (const src of ['http://[', 'javascript:alert(1)'])
    it(`are told to have no address: ${src}`, async () => {
      await map.show([inParis]);
      map.map.setStreets(src);
      map.go(inParis, 14);
      await until(() => map.reports.length);
      expect(map.reports).to.deep.equal([`streets-src is no address of a web server: ${src}`]);
    });

  it('name OpenStreetMap even where their index does not', async () => {
    const index = (await (await fetch(`${streetsFolder}streets.json`)).json()) as object;
    map.answer('streets.json', () => Response.json({ ...index, credit: 'Streets of a shop' }));
    await map.showStreets(inParis, 14);
    await until(() => map.credit.textContent.includes('Streets of a shop © OpenStreetMap'));
  });

  it('are left out in silence where a cell is missing, with 403 and a page for all too', async () => {
    map.answer('-8298-5634', () => new Response('', { status: 404 }));
    map.answer('-8299-5634', () => new Response('', { status: 403 }));
    map.answer(
      '-8297-5634',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    );
    await map.showStreets(inParis, 14);
    expect(map.reports).to.deep.equal([]);
  });

  it('leave the map as it is where a cell is broken, and tell it in one line', async () => {
    map.answer('-14-', () => new Response(new Uint8Array([0x1f, 0x8b, 1, 2, 3])));
    map.answer('-10-', () => new Response('no cell'));
    await map.show([inParis]);
    map.go(inParis, 15);
    map.map.setStreets(streetsFolder);
    await until(() => map.reports.length && cellsAsked(14).length);
    await map.settled();
    await frames();
    expect(map.reports).to.have.length(1);
    expect(map.reports[0]).to.match(/^streets can't be used: .*\.wasm: /);
    expect(map.credit.textContent).to.equal('Natural Earth');
    expect(map.view.getMaxZoom()).to.equal(16);
  });

  it('do without an index that is none, and tell it', async () => {
    map.answer('streets.json', () => Response.json({ format: 2 }));
    await map.show([inParis]);
    map.map.setStreets(streetsFolder);
    map.go(inParis, 14);
    await until(() => map.reports.length);
    expect(map.reports[0]).to.contain('is no streets.json of this version');
    expect(map.asked).to.deep.equal(['streets.json']);
  });

  it('go with everything that belongs to them when their address does', async () => {
    await map.showStreets(inMonaco, 15);
    map.map.setStreets(undefined);
    await until(() => {
      if (map.isPainted) expect(map.credit.textContent).to.contain('OpenStreetMap');
      return !map.isPainted;
    });
    expect(map.credit.textContent).to.equal('Natural Earth');
    expect(map.view.getMaxZoom()).to.equal(16);
    const before = map.asked.length;
    map.go(inParis, 15);
    await map.settled();
    await frames();
    expect(map.asked).to.have.length(before);
  });

  it('are drawn before the names of towns, on a sheet below the pins', async () => {
    const { stroke, fillText } = CanvasRenderingContext2D.prototype;
    const drawn = new Map<HTMLCanvasElement, string[]>();
    const note = (canvas: HTMLCanvasElement, what: string): void => {
      if (drawn.get(canvas)?.at(-1) !== what)
        drawn.set(canvas, [...(drawn.get(canvas) ?? []), what]);
    };
    CanvasRenderingContext2D.prototype.stroke = function (path?: Path2D): void {
      if (path) note(this.canvas, 'streets');
      Reflect.apply(stroke, this, path ? [path] : []);
    };
    CanvasRenderingContext2D.prototype.fillText = function (name: string, ...at): void {
      note(this.canvas, towns.includes(name) ? 'towns' : 'names of streets');
      fillText.call(this, name, ...at);
    };
    const towns = ['Paris', 'Montmartre'];
    try {
      map.map.setPlaces({
        countries: [],
        towns: [
          { name: 'Paris', lat: 48.8797, lng: 2.345, population: 2_000_000 },
          { name: 'Montmartre', lat: 48.8837, lng: 2.335, population: 30_000 },
        ],
      });
      await map.showStreets(inParis, 15);
      await map.settled();
      const sheet = map.find<HTMLCanvasElement>(streetsSheet);
      expect([...drawn.values()].at(-1)).to.deep.equal(['streets', 'towns', 'names of streets']);
      const layerOf = (pane: Element): number => Number(getComputedStyle(pane).zIndex);
      const pins = layerOf(map.find('.leaflet-marker-pane'));
      expect(layerOf(sheet.parentElement!)).to.be.lessThan(pins);
    } finally {
      Object.assign(CanvasRenderingContext2D.prototype, { stroke, fillText });
    }
  });
});
