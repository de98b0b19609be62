import type { Store } from '../../domain/store/store.js';
import { type Box, boxAround } from '../view/box-around.js';
import type { Viewport } from '../view/viewport.js';
import { clearZoom } from './clear-zoom.js';
import type { ClusterIndex, Clusterer, Spot } from './cluster-index.js';
import { createClusterer, singleSpot } from './cluster-index.js';
import type { MapLabels } from '../map-labels.js';
import { isApproximate } from './is-approximate.js';
import type { LeafletMap } from '../view/leaflet.js';
import type { CreateNearLayer, NearLayer } from '../near/near-layer.js';
import type { Origin } from '../store-map.js';
import { nearestCopy } from '../view/nearest-copy.js';
import { pinBox } from './pin-box.js';
import { createPinLayer } from './pin-layer.js';
import { createPinNavigation } from './pin-navigation.js';
import type { PixelBox } from './pixel-box.js';
import { isPlaced, storesAt, type PlacedStore } from './placed-store.js';
import { nameBoxes, placeName } from './selected-name.js';
import { nextSpots, spotsWithin } from './visible-markers.js';

/** While pages arrive, clusters are rebuilt at most this often. */
const ARRIVAL_INTERVAL_MS = 1000;
/** Pins are shown this far beyond the view on each side, as a part of the view's size. */
const MARGIN = 0.15;
/** After this time the current picture has been handed to the screen. */
const FRAME_MS = 20;
/** The number of pins that fit around their spot on a phone. */
const MOST_SPREAD = 30;
/** From this zoom on, the view is a city and its surroundings. */
const CITY_ZOOM = 8;
/** The scale of the selected pin in map.css. */
const SELECTED_SCALE = 1.25;

export interface MarkerLayerOptions {
  readonly map: LeafletMap;
  readonly viewport: Viewport;
  readonly labels: MapLabels;
  readonly onSelect: (id: number) => void;
  readonly onEscape?: (() => void) | undefined;
  /** Loads the code that parts pins. Rejects once the map is gone. */
  readonly loadNear: () => Promise<CreateNearLayer>;
  /** The map's sheet, which receives the styles of that code. */
  readonly sheet: CSSStyleSheet;
  /** Called when the stores in this box are too many to be laid out and should be listed. */
  readonly onCrowd: (box: Box) => void;
  /** Called when the shown pins change. Some pins may mark only an area near their store. */
  readonly onShown: (hasApproximate: boolean) => void;
}

export interface MarkerLayer {
  readonly stores: readonly PlacedStore[];
  /** The areas that the pins and the mark of a place cover, in pixels of the map's layers. */
  readonly boxes: readonly PixelBox[];
  /** The area that the name of the selected pin covers, in pixels of the map's layers. */
  readonly nameBoxes: readonly PixelBox[];
  /**
   * @param few the stores that the visitor chooses from, in the order of their numbers. Where the
   *   view is a city, each of them has its own pin.
   */
  readonly setStores: (stores: readonly Store[], few?: readonly Store[]) => void;
  readonly setOrigin: (origin: Origin | undefined) => void;
  select(id: number | undefined): void;
  /** Returns the zoom from which no neighbour covers the pin of the selected store. */
  readonly clearZoom: number;
  readonly mark: (id: number | undefined) => void;
  setLabels(labels: MapLabels): void;
  stop(): void;
}

const idsOf = (stores: Iterable<Store>): Set<number> => new Set([...stores].map(({ id }) => id));

/** Keeps the pins in step with the stores, the selection and the view. */
export function createMarkerLayer(options: MarkerLayerOptions): MarkerLayer {
  const { map, viewport, labels, sheet, loadNear, onSelect, onEscape, onCrowd, onShown } = options;
  const pane = map.getPanes().markerPane;
  const pins = createPinLayer(map, pane, labels);
  let stores: readonly PlacedStore[] = [];
  let clusterer: Clusterer | undefined;
  let index: ClusterIndex | undefined;
  let zoom = map.getZoom();
  let isZooming = false;
  let selectedId: number | undefined;
  let markedId: number | undefined;
  /** The stores of a cluster that no zoom would separate, laid out round it. */
  let spread: readonly PlacedStore[] = [];
  /** The stores that the visitor chooses from. */
  let few: readonly PlacedStore[] = [];
  /** Their numbers in the list, by id. */
  let numbers: ReadonlyMap<number, number> = new Map();
  let origin: Origin | undefined;
  let near: NearLayer | undefined;
  let isNearWanted = false;
  let isStopped = false;
  /** The spots of stores that are in no cluster. They are made together with `index`. */
  let apart: readonly Spot[] = [];
  let shownBounds = map.getBounds();
  let shownAt = -ARRIVAL_INTERVAL_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The time at which `timer` runs out, by `performance.now()`. */
  let dueAt = Infinity;

  const stop = (): void => {
    clearTimeout(timer);
    dueAt = Infinity;
  };
  const selectedStore = (): PlacedStore | undefined => stores.find(({ id }) => id === selectedId);
  /** Returns the stores that are shown one by one, once the code for it is loaded. */
  const group = (): Set<PlacedStore> =>
    new Set(near ? [...spread, ...(zoom < CITY_ZOOM ? [] : few)] : []);
  const wantNear = async (): Promise<void> => {
    if (isNearWanted) return;
    isNearWanted = true;
    const create = await loadNear().catch(() => undefined);
    if (!create || isStopped) return;
    near = create(map, pane, sheet);
    near.setOrigin(origin);
    index = undefined;
    showSoon();
  };
  /** Marks the pin of the marked store. Each store is in one pin, alone or in a cluster. */
  const mark = (): void => {
    const marked =
      markedId !== undefined &&
      pins.pins.find(({ spot }) => spot.stores().some(({ id }) => id === markedId));
    for (const pin of pins.pins) pin.button.classList.toggle('map-marked', pin === marked);
  };
  /** Shows new pins step by step: the requested ones, then those in view, then the margin. */
  const show = (): void => {
    stop();
    if (map.getZoom() !== zoom) {
      zoom = map.getZoom();
      index = undefined;
      spread = [];
    }
    clusterer ??= createClusterer(stores);
    if (spread[0] ?? few[1] ?? origin) void wantNear();
    const selected = selectedStore();
    const alone = group();
    if (selected) alone.add(selected);
    if (!index) {
      index = clusterer(zoom, idsOf(alone));
      apart = near ? near.layOut([...alone], index) : [...alone].map(singleSpot);
    }
    shownBounds = map.getBounds().pad(MARGIN);
    const spots = spotsWithin(shownBounds, index, apart);
    const next = nextSpots(
      map,
      spots,
      (key) => pins.has(key),
      new Set(apart.map(({ key }) => key)),
    );
    navigation.keepFocus(() => pins.show(next, selectedId, viewport.canApproach, numbers));
    for (const { button, spot } of pins.pins) {
      button.classList.toggle('map-dimmed', spread.length > 0 && !alone.has(spot.store!));
    }
    near?.drawLines(apart);
    mark();
    placeName(map, pins.pins);
    shownAt = performance.now();
    if (next.length < spots.length) showSoon(FRAME_MS);
    else onShown(pins.pins.some(({ spot: { store } }) => store && isApproximate(store.position)));
  };
  // Shows the pins in a task of its own, because frames are for drawing. An earlier task is kept.
  function showSoon(waitMs = 0): void {
    const at = performance.now() + waitMs;
    if (at >= dueAt) return;
    stop();
    dueAt = at;
    timer = setTimeout(show, waitMs);
  }
  const layOut = (group: readonly PlacedStore[]): void => {
    // The tap may have ended a zoom, and `show` undoes what was laid out at another zoom.
    zoom = map.getZoom();
    spread = group;
    index = undefined;
    show();
  };
  const open = (spot: Spot): void => {
    const points = spot.stores().map(({ position }) => position);
    const closer = points.map((point) => nearestCopy(point, spot.lng));
    if (!spot.isPoint && viewport.approach(closer)) return;
    viewport.hold();
    const box = points.length > MOST_SPREAD && boxAround(points, 1);
    if (box) onCrowd(box);
    else layOut(spot.stores());
  };
  const navigation = createPinNavigation(map, pane, pins, () => {
    if (spread.length) layOut([]);
    else onEscape?.();
  });

  map.on('moveend', () => {
    if (!clusterer)
      showSoon(); // The stores changed, so this frame only moves the map.
    // The old pins are in their right places. The map comes to rest in this frame, and the next
    // frame splits and joins pins.
    else if (isZooming) showSoon(FRAME_MS);
    else show();
    isZooming = false;
  });
  map.on('zoomanim', () => {
    isZooming = true;
    // Pins shown now would be misplaced after the zoom. The `moveend` of the zoom shows all.
    stop();
  });
  map.on('move', () => {
    if (map.getZoom() === zoom && !shownBounds.contains(map.getBounds())) showSoon();
  });
  map.getContainer().addEventListener('click', ({ target, detail }) => {
    if (detail && map._draggableMoved(map)) return; // A drag ended. Enter clicks have no `detail`.
    const pin = pins.pins.find(({ button }) => button.contains(target as Node));
    const own = pin?.spot.store;
    const isCover = own && pin.selected && !group().has(own);
    const covered = isCover ? storesAt(own.position, stores) : [];
    if (pin && covered[1]) open({ ...pin.spot, stores: () => covered });
    else if (own) onSelect(own.id);
    else if (pin) open(pin.spot);
    else if (spread.length) layOut([]);
  });

  return {
    get stores() {
      return stores;
    },
    get boxes() {
      const boxes = pins.pins.map(({ spot, selected }) =>
        pinBox(spot, map.latLngToLayerPoint(spot), selected ? SELECTED_SCALE : 1),
      );
      return boxes.concat(near?.boxes ?? []);
    },
    get nameBoxes() {
      return nameBoxes(map, pins.pins);
    },
    setStores(next, nextFew = []) {
      const before = stores.length;
      stores = next.filter(isPlaced);
      const laidOut = idsOf(spread);
      few = nextFew.filter(isPlaced);
      // Other stores to choose from are the answer to another search.
      const isOther = few.some(({ id }) => !numbers.has(id));
      spread = isOther ? [] : stores.filter(({ id }) => laidOut.has(id));
      numbers = new Map(few.map(({ id }, nth) => [id, nth + 1]));
      clusterer = index = undefined;
      const arriving = before > 0 && stores.length > before;
      showSoon(arriving ? shownAt + ARRIVAL_INTERVAL_MS - performance.now() : 0);
    },
    select(id) {
      if (id === selectedId) return;
      selectedId = id;
      index = undefined;
      showSoon();
    },
    get clearZoom() {
      const selected = selectedStore();
      // Where the view is a city, the few stores have a pin each.
      const isApart = !selected || (zoom >= CITY_ZOOM && few.includes(selected));
      return isApart ? 0 : clearZoom(selected, stores);
    },
    setOrigin(next) {
      origin = next;
      near?.setOrigin(next);
    },
    mark(id) {
      markedId = id;
      mark();
    },
    setLabels(next) {
      pins.setLabels(next);
      placeName(map, pins.pins);
    },
    stop() {
      stop();
      isStopped = true;
    },
  };
}
