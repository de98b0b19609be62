import type { Spot } from './cluster-index.js';
import { type LeafletMap, setPosition } from '../view/leaflet.js';
import type { MapLabels } from '../map-labels.js';
import { drawPin } from './pin.js';

export interface Pin {
  readonly button: HTMLButtonElement;
  readonly spot: Spot;
  readonly selected: boolean;
}

export interface PinLayer {
  readonly pins: readonly Pin[];
  /** Whether it shows a spot of this key. */
  has(key: string): boolean;
  /**
   * Shows these and no others; what is there already keeps its element.
   * @param canApproach clusters can be zoomed in on, else they are laid out where they are
   */
  show(spots: readonly Spot[], selectedId: number | undefined, canApproach: boolean): void;
  setLabels(labels: MapLabels): void;
}

/** Keeps a button in the pane for each spot in view, and each where it belongs. */
export function createPinLayer(map: LeafletMap, pane: HTMLElement, labels: MapLabels): PinLayer {
  let pins = new Map<string, Pin>();
  let isApproachable = true;

  const place = ({ button, spot }: Pin): void => {
    const point = map.latLngToLayerPoint(spot);
    setPosition(button, point);
    button.style.zIndex = `${point.y}`; // those in front are drawn over those behind
  };
  const placeAll = (): void => pins.forEach(place);
  const draw = ({ button, spot, selected }: Pin): void => {
    drawPin(button, spot, selected, isApproachable, labels);
  };

  map.on('zoomanim', ({ zoom, center }) => {
    for (const { button, spot } of pins.values()) {
      setPosition(button, map._latLngToNewLayerPoint(spot, zoom, center).round());
    }
  });
  // while fingers pinch
  map.on('zoom', placeAll);

  const createButton = (): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.part.add('pin');
    // A second click is no zoom under the pin that the first one chose.
    button.addEventListener('dblclick', (event) => event.stopPropagation());
    pane.append(button);
    return button;
  };

  return {
    get pins() {
      return [...pins.values()];
    },
    has: (key) => pins.has(key),
    show(spots, selectedId, canApproach) {
      const before = pins;
      const isChanged = isApproachable !== canApproach;
      isApproachable = canApproach;
      pins = new Map();
      for (const spot of spots) {
        const old = before.get(spot.key);
        const selected = spot.store !== undefined && spot.store.id === selectedId;
        const pin = { button: old?.button ?? createButton(), spot, selected };
        pins.set(spot.key, pin);
        if (
          old?.spot.count !== spot.count ||
          old.spot.store !== spot.store ||
          old.selected !== selected ||
          (isChanged && !spot.store)
        ) {
          draw(pin);
        }
        place(pin);
      }
      for (const [key, { button }] of before) if (!pins.has(key)) button.remove();
    },
    setLabels(next) {
      labels = next;
      pins.forEach(draw);
    },
  };
}
