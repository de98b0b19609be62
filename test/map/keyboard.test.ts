import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { compass, MapHarness, nameOf, until } from './map-harness.js';

describe('the keyboard on a map', () => {
  let harness: MapHarness;
  beforeEach(async () => {
    harness = new MapHarness();
    await harness.show(compass);
  });
  afterEach(() => harness.remove());

  it('moves focus past the map, to the map, to one pin and to the controls', async () => {
    harness.host.before(Object.assign(document.createElement('button'), { id: 'before' }));
    const before = document.getElementById('before') as HTMLElement;
    before.focus();
    const stops: string[] = [];
    for (let i = 0; i < 5; i++) {
      await sendKeys({ press: 'Tab' });
      stops.push(harness.focused || harness.root.activeElement?.textContent || '');
    }
    before.remove();
    expect(stops).to.deep.equal(['Skip map', 'Map of stores', 'Store 5', 'Zoom in', 'Zoom out']);
  });

  it('has a link that skips the map', async () => {
    harness.find('.map-skip').click();
    expect(harness.root.activeElement?.matches('.map-frame > :last-child')).to.equal(true);
  });

  for (const dir of ['ltr', 'rtl'])
    it(`goes from pin to pin with arrows by the eye, Home and End, where the page is ${dir}`, () => {
      harness.host.dir = dir;
      harness.pin('Store 5').focus();
      const visited = ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'ArrowUp'].map(
        (key) => {
          harness.press(key);
          return harness.focused;
        },
      );
      expect(visited).to.deep.equal([1, 5, 3, 4, 3, 5].map((id) => `Store ${id}`));
      expect(harness.pins.filter(({ tabIndex }) => tabIndex === 0).map(nameOf)).to.deep.equal([
        'Store 5',
      ]);
    });

  it('moves the map where no pin lies in that direction', async () => {
    harness.pin('Store 1').focus();
    const { x } = harness.spot('Store 1');
    harness.press('ArrowLeft');
    await harness.settled();
    expect(harness.spot('Store 1').x - x).to.be.closeTo(80, 1);
    expect(harness.focused).to.equal('Store 1');
  });

  it('zooms with plus and minus, and leaves the browser its own keys', async () => {
    harness.surface.focus();
    const distance = (): number => harness.spot('Store 5').x - harness.spot('Store 1').x;
    const before = distance();
    harness.press('+');
    await harness.settled();
    expect(distance()).to.be.closeTo(before * 2, 2);
    harness.press('-');
    await harness.settled();
    expect(distance()).to.be.closeTo(before, 2);
    expect(harness.press('+', { ctrlKey: true }).defaultPrevented).to.equal(false);
  });

  it('moves focus back to where it came from with Escape', () => {
    harness.pin('Store 2').focus();
    harness.press('Escape');
    expect(harness.escapes).to.equal(1);
  });

  it('moves focus to the neighbour of a pin that is removed', async () => {
    harness.pin('Store 2').focus();
    harness.map.setStores(compass.filter(({ id }) => id !== 2));
    await until(() => !harness.names.includes('Store 2'));
    expect(harness.focused).to.equal('Store 5');
    harness.map.setStores([]);
    await until(() => harness.pins.length === 0);
    expect(harness.focused).to.equal('Map of stores');
  });
});
