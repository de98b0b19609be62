import { arrowStep } from './arrow-step.js';
import type { LeafletMap } from '../view/leaflet.js';
import { nearestInDirection, type ScreenPoint } from './nearest-in-direction.js';
import type { Pin } from './pin.js';
import type { PinLayer } from './pin-layer.js';

export interface PinNavigation {
  /**
   * Runs a change of the pins. When it removes the focused pin, the focus goes to its neighbour.
   */
  keepFocus(change: () => void): void;
}

/** Makes one tab stop for all pins. The arrow keys, Home and End move among the pins in view. */
export function createPinNavigation(
  map: LeafletMap,
  pane: HTMLElement,
  layer: PinLayer,
  onEscape: () => void,
): PinNavigation {
  let tabStop: HTMLElement | undefined;

  const pointOf = ({ spot }: Pin): ScreenPoint => map.latLngToContainerPoint(spot);
  const inView = (): (Pin & ScreenPoint)[] => {
    const size = map.getSize();
    return layer.pins
      .map((pin) => ({ ...pin, ...pointOf(pin) }))
      .filter(({ x, y }) => x >= 0 && y >= 0 && x <= size.x && y <= size.y);
  };
  const nearest = (from: ScreenPoint): Pin | undefined => {
    const distance = ({ x, y }: ScreenPoint): number => Math.hypot(x - from.x, y - from.y);
    return inView().sort((a, b) => distance(a) - distance(b))[0];
  };
  const focused = (): Pin | undefined => {
    const { activeElement } = pane.getRootNode() as Document | ShadowRoot;
    return layer.pins.find(({ button }) => button === activeElement);
  };
  const setTabStop = (button: HTMLElement | undefined): void => {
    if (tabStop) tabStop.tabIndex = -1;
    tabStop = button;
    if (button) button.tabIndex = 0;
  };
  const focus = (pin: Pin | undefined): void => {
    (pin?.button ?? map.getContainer()).focus({ preventScroll: true });
    setTabStop(pin?.button);
  };

  const target = ({ key }: KeyboardEvent, from: Pin): Pin | undefined => {
    const step = arrowStep(key);
    if (step) return nearestInDirection(pointOf(from), step, inView());
    if (key !== 'Home' && key !== 'End') return undefined;
    const inReadingOrder = inView().sort((a, b) => a.y - b.y || a.x - b.x);
    return inReadingOrder.at(key === 'Home' ? 0 : -1);
  };

  pane.addEventListener('focusin', () => setTabStop(focused()?.button));
  pane.addEventListener('keydown', (event) => {
    const from = focused();
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      // This Escape must not close a dialog around the map.
      event.preventDefault();
      return onEscape();
    }
    const to = target(event, from);
    if (!to) return; // The arrow key then moves the map.
    event.preventDefault();
    event.stopPropagation();
    focus(to);
  });

  return {
    keepFocus(change) {
      const from = focused();
      change();
      const { pins } = layer;
      if (from && !pins.some(({ button }) => button === from.button)) focus(nearest(pointOf(from)));
      if (focused()) return;
      const size = map.getSize();
      const stop = inView().find(({ selected }) => selected) ?? nearest(size.divideBy(2));
      setTabStop(stop?.button);
    },
  };
}
