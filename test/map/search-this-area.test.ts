import { expect } from '@open-wc/testing';
import type { MapView } from '../../src/domain/map/map-view.js';
import { compass, MapHarness, storeAt } from './map-harness.js';

describe('the button for the area in view', () => {
  const areas: MapView[] = [];
  let harness: MapHarness;
  beforeEach(async () => {
    areas.length = 0;
    harness = new MapHarness({ onArea: (area) => areas.push(area) });
    await harness.show(compass);
  });
  afterEach(() => harness.remove());

  const button = (): HTMLButtonElement => harness.find('.map-area');
  const zoomIn = async (): Promise<void> => {
    harness.find('.leaflet-control-zoom-in').click();
    await harness.settled();
  };

  it('is not there while the map shows the stores that the list has framed', async () => {
    expect(button().checkVisibility()).to.equal(false);
    harness.map.select(1, { reveal: true });
    harness.map.setStores([...compass, storeAt(9, 60, 20)]);
    harness.map.frame();
    await harness.settled();
    expect(button().checkVisibility()).to.equal(false);
  });

  it('comes when the visitor has moved the map, and tells what is in view', async () => {
    for (let step = 0; step < 3; step++) await zoomIn();
    expect(button().checkVisibility()).to.equal(true);
    expect([button().textContent, button().offsetHeight]).to.deep.equal(['Search this area', 44]);
    const { left, right, top, bottom } = button().getBoundingClientRect();
    const seen = harness.root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    expect([seen === button(), (left + right) / 2, top]).to.deep.equal([true, 320, 10]);
    button().focus();
    button().click();
    expect(button().checkVisibility()).to.equal(false);
    expect(harness.focused).to.equal('Map of stores');
    const [{ south, west, north, east } = {} as MapView] = areas;
    expect(areas).to.have.length(1);
    expect(south < 48 && north > 48 && west < 6 && east > 6).to.equal(true);
    expect(west > 2 && east < 10).to.equal(true);
  });

  it('goes on a press, and leaves the map where it is until the next move or search', async () => {
    await zoomIn();
    button().click();
    const before = harness.spot('Store 5');
    harness.map.setStores(compass.slice(4));
    harness.map.frame(undefined, { again: true });
    await harness.settled();
    expect(harness.spot('Store 5')).to.deep.equal(before);
    expect(button().checkVisibility()).to.equal(false);
    harness.surface.focus();
    harness.press('ArrowLeft');
    await harness.settled();
    expect(button().checkVisibility()).to.equal(true);
    harness.map.setStores(compass);
    harness.map.frame();
    await harness.settled();
    expect(button().checkVisibility()).to.equal(false);
    expect(harness.names).to.have.length(5);
  });
});
