import { expect, nextFrame } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { compass, MapHarness, until, useCompassMap } from './map-harness.js';
import { latency } from '../support/harness/waiting.js';

/** Longer than a movement counts for how the map glides. */
const STILL_MS = 80;

/** Collects all changes of attributes outside the map. Changes inside it are the map's affair. */
async function attributeChanges(act: () => Promise<void>): Promise<string[]> {
  const changes: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      changes.push(`${target.nodeName} ${attributeName}`);
    }
  });
  observer.observe(document, { attributes: true, subtree: true });
  await act();
  await nextFrame();
  observer.disconnect();
  return changes;
}

describe('the mouse on a map', () => {
  const harness = useCompassMap();

  const drag = async (from: [number, number], to: [number, number]): Promise<void> => {
    await sendMouse({ type: 'move', position: from });
    await sendMouse({ type: 'down' });
    const halfway: [number, number] = [(from[0] + to[0]) >> 1, (from[1] + to[1]) >> 1];
    await sendMouse({ type: 'move', position: halfway });
    await sendMouse({ type: 'move', position: to });
    // A map that is let go while it moves glides on.
    await latency(STILL_MS);
    await sendMouse({ type: 'up' });
  };

  it('drags the map, and changes nothing outside of it', async () => {
    const before = harness().spot('Store 5');
    const changes = await attributeChanges(() => drag([100, 60], [160, 130]));
    const after = harness().spot('Store 5');
    expect(Math.round(after.x - before.x)).to.equal(60);
    expect(Math.round(after.y - before.y)).to.equal(70);
    expect(changes).to.deep.equal([]);
    expect(String(getSelection())).to.equal('');
  });

  it('does not select a pin on which it ends a drag', async () => {
    const { x, y } = harness().spot('Store 5');
    await drag([Math.round(x), Math.round(y) - 15], [Math.round(x) + 50, Math.round(y) + 25]);
    expect(harness().selected).to.deep.equal([]);
    const { x: left, y: top } = harness().spot('Store 5');
    await sendMouse({ type: 'click', position: [Math.round(left), Math.round(top) - 15] });
    expect(harness().selected).to.deep.equal([5]);
  });

  it('zooms in by a double click, but not on pins', async () => {
    const twice = (target: Element, clientX: number, clientY: number): boolean =>
      target.dispatchEvent(new MouseEvent('dblclick', { clientX, clientY, bubbles: true }));
    const { x } = harness().spot('Store 5');
    twice(harness().pin('Store 5'), x, 200);
    await harness().settled();
    expect(harness().names).to.have.length(5);
    const far = harness().spot('Store 2').x - x;
    twice(harness().surface, x, 200);
    await harness().settled();
    expect(harness().spot('Store 5').x).to.be.closeTo(x, 2);
    expect(harness().spot('Store 2').x - x).to.be.closeTo(2 * far, 3);
  });

  const wheel = (init: WheelEventInit): WheelEvent => {
    const event = new WheelEvent('wheel', {
      deltaY: -240,
      clientX: 320,
      clientY: 200,
      bubbles: true,
      cancelable: true,
      composed: true,
      ...init,
    });
    harness().surface.dispatchEvent(event);
    return event;
  };

  it('wheel scrolls the page, and the map shows how to zoom', async () => {
    const before = harness().names;
    expect(wheel({}).defaultPrevented).to.equal(false);
    const hint = harness().find('.map-hint');
    expect(hint.textContent).to.equal('Ctrl + scroll');
    await until(() => getComputedStyle(hint).visibility === 'visible');
    await harness().settled();
    expect(harness().names).to.deep.equal(before);
  });

  for (const key of ['ctrlKey', 'metaKey'] as const) {
    it(`wheel with ${key} zooms the map and not the page`, async () => {
      const { x } = harness().spot('Store 1');
      wheel({});
      expect(wheel({ [key]: true }).defaultPrevented).to.equal(true);
      expect(harness().find('.map-hint').matches('.map-hint-shown')).to.equal(false);
      await until(() => !harness().names.includes('Store 1') || harness().spot('Store 1').x < x);
      await harness().settled();
    });
  }

  it('wheel does nothing at the last zoom, neither in nor out', async () => {
    for (const [button, deltaY] of [
      ['Zoom out', 240],
      ['Zoom in', -240],
    ] as const) {
      const isLast = (): boolean =>
        harness().find(`[aria-label="${button}"]`).getAttribute('aria-disabled') === 'true';
      while (!isLast()) {
        harness().find(`[aria-label="${button}"]`).click();
        await harness().settled();
      }
      const spots = (): number[] => harness().pins.map((pin) => pin.getBoundingClientRect().x);
      const before = spots();
      wheel({ ctrlKey: true, deltaY, clientX: 60 });
      await harness().settled();
      expect(spots(), button).to.deep.equal(before);
    }
  });

  it('buttons zoom, and are marked when they lead no further', async () => {
    const [zoomIn, zoomOut] = ['Zoom in', 'Zoom out'].map((name) =>
      harness().find(`[aria-label="${name}"]`),
    ) as [HTMLElement, HTMLElement];
    const { height, width } = zoomIn.getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(44);
    expect(zoomIn.getAttribute('aria-disabled')).to.equal('false');
    const clickOften = async (button: HTMLElement): Promise<void> => {
      for (let i = 0; i < 20; i++) {
        button.click();
        await nextFrame();
      }
      await harness().settled();
    };
    await clickOften(zoomIn);
    expect(zoomIn.getAttribute('aria-disabled')).to.equal('true');
    await clickOften(zoomOut);
    expect(zoomOut.getAttribute('aria-disabled')).to.equal('true');
    expect(harness().names).to.deep.equal(['5 stores']);
  });
});

/** No engine but Chromium lets a page make real touches. */
function touch(harness: MapHarness, type: string, ...points: [number, number][]): Event {
  const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
  const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }));
  Object.defineProperty(event, 'touches', { value: touches });
  harness.surface.dispatchEvent(event);
  return event;
}

describe('one finger on a map', () => {
  it('scrolls the page, and the map shows how to move it', async () => {
    const harness = new MapHarness();
    await harness.show(compass);
    const before = harness.spot('Store 5');
    expect(touch(harness, 'touchstart', [300, 200]).defaultPrevented).to.equal(false);
    expect(touch(harness, 'touchmove', [300, 150]).defaultPrevented).to.equal(false);
    const hint = harness.find('.map-hint');
    expect([hint.textContent, hint.matches('.map-hint-shown')]).to.deep.equal([
      'Two fingers',
      true,
    ]);
    expect(getComputedStyle(harness.surface).touchAction).to.equal('pan-x pan-y');
    expect(harness.spot('Store 5')).to.deep.equal(before);
    harness.remove();
  });
});

describe('two fingers on a map', () => {
  it('move and zoom the map about their middle, and not the page', async () => {
    const harness = new MapHarness();
    await harness.show(compass);
    const { x, y } = harness.spot('Store 5');
    const distance = harness.spot('Store 2').x - x;
    const start = touch(harness, 'touchstart', [x - 50, y], [x + 50, y]);
    const move = touch(harness, 'touchmove', [x - 40, y + 30], [x + 160, y + 30]);
    expect([start.defaultPrevented, move.defaultPrevented]).to.deep.equal([true, true]);
    expect(harness.find('.map-hint').matches('.map-hint-shown')).to.equal(false);
    await nextFrame();
    expect(harness.spot('Store 5').x).to.be.closeTo(x + 60, 2);
    expect(harness.spot('Store 5').y).to.be.closeTo(y + 30, 2);
    expect(harness.spot('Store 2').x - harness.spot('Store 5').x).to.be.closeTo(2 * distance, 3);
    touch(harness, 'touchend');
    await harness.settled();
    expect(harness.spot('Store 5').x).to.be.closeTo(x + 60, 2);
    harness.remove();
  });
});
