import type { Spot } from './cluster-index.js';
import { create, type LeafletMap, setPosition } from '../view/leaflet.js';
import type { MapLabels } from '../map-labels.js';
import { drawPin, type Pin } from './pin.js';

export interface PinLayer {
  readonly pins: readonly Pin[];
  /** True when the layer shows a spot with this key. */
  has(key: string): boolean;
  /**
   * Shows these spots and no others. A spot that is shown already keeps its element.
   * @param canApproach true when a click on a cluster can zoom in; else its stores are laid out
   *   round it
   * @param numbers the numbers that some stores have in the list, by id
   */
  show(
    spots: readonly Spot[],
    selectedId: number | undefined,
    canApproach: boolean,
    numbers: ReadonlyMap<number, number>,
  ): void;
  setLabels(labels: MapLabels): void;
}

/** Keeps one button in the pane for each spot in view, at the right place. */
export function createPinLayer(map: LeafletMap, pane: HTMLElement, labels: MapLabels): PinLayer {
  let pins = new Map<string, Pin>();
  let isApproachable = true;

  const place = ({ button, spot }: Pin): void => {
    const point = map.latLngToLayerPoint(spot);
    setPosition(button, point);
    button.style.zIndex = `${point.y}`; // Pins in front cover those behind.
  };
  const placeAll = (): void => pins.forEach(place);
  const stockIn = ({ store, stores }: Spot): Pin['stock'] =>
    store ? undefined : labels.clusterStock?.(stores());
  const draw = (pin: Pin): void => {
    drawPin(pin, isApproachable, labels);
  };

  map.on('zoomanim', ({ zoom, center }) => {
    for (const { button, spot } of pins.values()) {
      setPosition(button, map._latLngToNewLayerPoint(spot, zoom, center).round());
    }
  });
  // A pinch fires `zoom` events while it runs.
  map.on('zoom', placeAll);

  const createButton = (): HTMLButtonElement => {
    const button = create('button', '', pane);
    button.type = 'button';
    button.tabIndex = -1;
    button.part.add('pin');
    // A double click must not zoom below the pin that its first click chose.
    button.addEventListener('dblclick', (event) => event.stopPropagation());
    return button;
  };

  return {
    get pins() {
      return [...pins.values()];
    },
    has: (key) => pins.has(key),
    show(spots, selectedId, canApproach, numbers) {
      const before = pins;
      const isChanged = isApproachable !== canApproach;
      isApproachable = canApproach;
      pins = new Map();
      for (const spot of spots) {
        const old = before.get(spot.key);
        const selected = spot.store !== undefined && spot.store.id === selectedId;
        const number = spot.store && numbers.get(spot.store.id);
        const stock = stockIn(spot);
        const pin = { button: old?.button ?? createButton(), spot, selected, number, stock };
        pins.set(spot.key, pin);
        if (
          old?.spot.count !== spot.count ||
          old.spot.store !== spot.store ||
          old.selected !== selected ||
          old.number !== number ||
          old.stock?.long !== stock?.long ||
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
      for (const pin of pins.values()) draw({ ...pin, stock: stockIn(pin.spot) });
    },
  };
}
