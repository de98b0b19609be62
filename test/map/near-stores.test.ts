import { expect } from '@open-wc/testing';
import { MapHarness, nameOf, storeAt, until } from './map-harness.js';

/** Six stores of a town that only a postal code places, which they share. */
const town = Array.from({ length: 6 }, (_, nth) => storeAt(1 + nth, 45, 5, 'postcode'));
const city = [
  storeAt(11, 45.76, 4.83),
  storeAt(12, 45.765, 4.835),
  storeAt(13, 45.75, 4.85),
  storeAt(14, 45.77, 4.82, 'postcode'),
  storeAt(15, 45.77, 4.82, 'postcode'),
];
const crowd = [
  ...Array.from({ length: 40 }, (_, nth) =>
    storeAt(100 + nth, 45.755 + nth / 5000, 4.84 + nth / 5000),
  ),
  // on one of the city's
  storeAt(200, 45.77, 4.82, 'postcode'),
  storeAt(201, 45.77, 4.82, 'postcode'),
];

const lines = ({ root }: MapHarness) => root.querySelectorAll('.map-lines line').length;
const drawn = (pin: Element): DOMRect =>
  (pin.querySelector('svg') ?? pin.firstElementChild)!.getBoundingClientRect();

/** Returns the pairs of pins that cover each other. */
function overlaps({ pins }: MapHarness): string[] {
  return pins.flatMap((pin, nth) => {
    const a = drawn(pin);
    return pins.slice(nth + 1).flatMap((other) => {
      const b = drawn(other);
      const isOver = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return isOver ? [`${nameOf(pin)}, ${nameOf(other)}`] : [];
    });
  });
}

describe('few stores on a map', () => {
  let harness: MapHarness;
  beforeEach(() => {
    harness = new MapHarness();
  });
  afterEach(() => harness.remove());

  async function showFew(few: typeof city, others: typeof city = []): Promise<void> {
    harness.map.setStores([...few, ...others], few);
    harness.map.frame(few);
    await until(() => few.every(({ name }) => harness.names.includes(name)));
    await harness.settled();
  }

  it('that share a point have a pin each, with a line to their place', async () => {
    await showFew(town);
    expect(harness.names).to.deep.equal(town.map(({ name }) => name));
    expect(overlaps(harness)).to.deep.equal([]);
    expect(lines(harness)).to.be.at.least(5);
    for (const { name } of town) expect(harness.isInView(name), name).to.equal(true);
  });

  it('of a city do not overlap, and all are in view', async () => {
    await showFew(city);
    expect(overlaps(harness)).to.deep.equal([]);
    for (const { name } of city) expect(harness.isInView(name), name).to.equal(true);
  });

  it('stand beside the clusters of other stores', async () => {
    await showFew(city, crowd);
    expect(harness.names.some((name) => /stores|here/.test(name))).to.equal(true);
    expect(overlaps(harness)).to.deep.equal([]);
  });

  it('have lines from their pins to their places', async () => {
    await showFew(town);
    const { left, top } = harness.surface.getBoundingClientRect();
    const [first] = [...harness.root.querySelectorAll<SVGLineElement>('.map-lines line')];
    const ctm = first!.getScreenCTM()!;
    const start = new DOMPoint(first!.x1.baseVal.value, first!.y1.baseVal.value).matrixTransform(
      ctm,
    );
    const end = new DOMPoint(first!.x2.baseVal.value, first!.y2.baseVal.value).matrixTransform(ctm);
    // The town is in the middle of its frame.
    expect(start.x - left).to.be.closeTo(320, 3);
    expect(start.y - top).to.be.closeTo(200, 3);
    const pins = town.map(({ name }) => harness.spot(name));
    const nearest = Math.min(
      ...pins.map(({ x, y }) => Math.hypot(x - end.x + left, y - end.y + top)),
    );
    expect(nearest).to.be.within(14, 18);
  });

  it('lose their lines while a pinch moves their pins', async () => {
    await showFew(town);
    const map = harness.map.leaflet as { fire(type: string): void };
    map.fire('zoom');
    expect(lines(harness)).to.equal(0);
    map.fire('moveend');
    await until(() => lines(harness) > 4);
  });

  it('stay apart and clear when another cluster is laid out, and other few stores end that', async () => {
    const others = Array.from({ length: 5 }, (_, nth) =>
      storeAt(60 + nth, 45.75, 4.79, 'postcode'),
    );
    await showFew(city, others);
    harness.pin('5 here').click();
    await until(() => others.every(({ name }) => harness.names.includes(name)));
    for (const { name } of city) {
      expect(harness.names).to.include(name);
      expect(getComputedStyle(harness.pin(name)).opacity).to.equal('1');
    }
    harness.map.setStores([...city, ...others], [others[0]!, ...city.slice(1)]);
    await until(() => harness.names.includes('4 here'));
  });

  it('leave a selected store that covers another one to be opened by a second press', async () => {
    const pair = [storeAt(90, 45.74, 4.79), storeAt(91, 45.74, 4.79)];
    await showFew(city, pair);
    harness.map.select(90);
    await until(() => harness.names.includes('Store 91'));
    harness.pin('Store 90').click();
    await harness.settled();
    expect(overlaps(harness)).to.deep.equal([]);
    expect(harness.names).to.include.members(['Store 90', 'Store 91']);
  });

  it('keep their places when their order changes', async () => {
    await showFew(town);
    const before = town.map(({ name }) => harness.spot(name));
    harness.map.setStores(
      town.map((store) => ({ ...store })),
      [...town].reverse(),
    );
    await until(() => harness.pin('Store 6').dataset.number === '1');
    expect(town.map(({ name }) => harness.spot(name))).to.deep.equal(before);
  });

  it('have the numbers of their rows', async () => {
    await showFew(city);
    const numbers = city.map(({ name }) => harness.pin(name).dataset.number);
    expect(numbers).to.deep.equal(['1', '2', '3', '4', '5']);
    harness.map.setStores(city, [...city].reverse());
    await until(() => harness.pin('Store 15').dataset.number === '1');
  });

  it('are a cluster where the view is a country', async () => {
    await harness.show([...town, storeAt(50, 60, 5)]);
    harness.map.setStores([...town, storeAt(50, 60, 5)], town);
    await harness.settled();
    expect(harness.names).to.deep.equal(['6 here', 'Store 50']);
    expect(lines(harness)).to.equal(0);
  });

  it('can be zoomed to a street, though only a postal code places them', async () => {
    await showFew(town);
    const { leaflet } = harness.map as unknown as { leaflet: { getMaxZoom(): number } };
    expect(leaflet.getMaxZoom()).to.equal(16);
    await harness.zoomInFully();
    expect(overlaps(harness)).to.deep.equal([]);
    expect(lines(harness)).to.be.at.least(5);
  });

  it('have the searched place among them, with its name, and the visitor’s own', async () => {
    await showFew(city);
    const place = { lat: 45.75, lng: 4.85, name: 'Lyon' };
    harness.map.setOrigin({ ...place, isVisitor: false });
    const mark = await waitFor(() => harness.root.querySelector('.map-origin'));
    expect([nameOf(mark), mark.getAttribute('role')]).to.deep.equal(['Lyon', 'img']);
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const pin = harness.spot('Store 13');
    expect(Math.hypot((left + right) / 2 - pin.x, (top + bottom) / 2 - pin.y)).to.be.below(30);
    harness.map.setOrigin({ ...place, name: 'you', isVisitor: true });
    expect(harness.root.querySelectorAll('.map-origin').length).to.equal(1);
    expect(harness.root.querySelector('.map-here')).to.exist;
    harness.map.setOrigin(undefined);
    expect(harness.root.querySelector('.map-origin')).to.equal(null);
  });

  it('are clusters until the code for them is loaded, which is asked for again', async () => {
    harness.remove();
    let loads: (() => void) | undefined;
    const again = async <T>(attempt: () => Promise<T>): Promise<T> => {
      await new Promise<void>((resolve) => (loads = resolve));
      return attempt();
    };
    harness = new MapHarness({ again });
    harness.map.setStores(town, town);
    harness.map.frame();
    await harness.settled();
    expect(harness.names).to.deep.equal(['6 here']);
    loads?.();
    await until(() => harness.names.length === 6);
  });
});

async function waitFor<T>(fact: () => T | null): Promise<T> {
  await until(fact);
  return fact() as T;
}
