import { isOnEarth } from '../domain/is-on-earth.js';
import type { LatLng } from '../domain/store.js';
import type { MapView } from '../domain/map-view.js';
import { createAreaButton } from './area-button.js';
import { createBasemapLayer } from './basemap-layer.js';
import { createCamera } from './camera.js';
import { createCreditLine } from './credit-line.js';
import { isApproximate } from './is-approximate.js';
import { listenForFingers } from './finger-gestures.js';
import { listenForKeys } from './key-gestures.js';
import styles from './map.css';
import { createMapFrame } from './map-frame.js';
import { createMapHint } from './map-hint.js';
import { motion } from './motion.js';
import { listenForMouse } from './mouse-gestures.js';
import { nearestCopy } from './nearest-copy.js';
import type { PixelBox } from './pixel-box.js';
import { isPlaced } from './placed-store.js';
import { QuietMap } from './quiet-map.js';
import { createScaleBar } from './scale-bar.js';
import { createStoreLayer } from './store-layer.js';
import type { CreateStoreMap, MapTiles } from './store-map.js';
import { listenForWheel } from './wheel-gesture.js';
import { createZoomControl } from './zoom-control.js';

/**
 * How near the map goes: outlines are coarse and show nothing that a visitor knows on less than some
 * 60 km, and the middle of a town is no address.
 */
const Nearest = {
  outlines: { maxZoom: 11, maxZoomApproximate: 9, frameMeters: 60_000 },
  tiles: { maxZoom: 18, maxZoomApproximate: 12, frameMeters: 4_000 },
} as const;

const boxOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): PixelBox => ({
  left: offsetLeft,
  top: offsetTop,
  right: offsetLeft + offsetWidth,
  bottom: offsetTop + offsetHeight,
});

/** Draws stores with Leaflet. */
export const createStoreMap: CreateStoreMap = (options) => {
  const { container, onArea, onTilesFailed, onView } = options;
  let { labels } = options;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const root = container.getRootNode() as Document | ShadowRoot;
  root.adoptedStyleSheets.push(sheet);

  const frame = createMapFrame();
  const { surface } = frame;
  container.append(frame.element);
  const map = new QuietMap(surface, {
    zoomSnap: 0.5,
    maxZoom: Nearest.outlines.maxZoomApproximate,
    // south of this there is only ice, which is not drawn
    maxBounds: [
      [-65, -Infinity],
      [84, Infinity],
    ],
    zoomAnimation: motion().animate ?? true,
    fadeAnimation: motion().animate ?? true,
    trackResize: false,
  });
  map.restsUntil = options.restsUntil ?? map.restsUntil;
  const camera = createCamera(map);
  camera.resize();
  map.setView([25, 0], Math.max(1, map.getMinZoom()), { animate: false });
  const basemap = createBasemapLayer(
    map,
    options.palette,
    () => layer,
    () => controls().map(boxOf),
  );
  const note = document.createElement('div');
  note.className = 'map-note map-chrome';
  const layer = createStoreLayer({
    ...options,
    map,
    camera,
    onCrowd: (box) => onArea?.({ ...box, zoom: map.getZoom() }, true),
    onShown(hasApproximate) {
      note.hidden = !hasApproximate;
      basemap.drawLabelsSoon();
    },
  });
  const viewNow = (): MapView => {
    const bounds = map.getBounds();
    return {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
      zoom: map.getZoom(),
    };
  };
  const areaButton = createAreaButton(map, surface, () => onArea?.(viewNow(), false));
  const hint = createMapHint();
  const zoomControl = createZoomControl((steps) => camera.zoomBy(steps));
  const scaleBar = createScaleBar(map);
  const credit = createCreditLine();
  const controls = () => [
    note,
    areaButton.element,
    zoomControl.element,
    scaleBar.element,
    credit.element,
  ];
  surface.append(...controls(), hint.element);
  listenForMouse(map, surface, camera);
  listenForKeys(surface, camera);
  listenForWheel(map, surface, camera, hint, () => labels.wheelHint);
  listenForFingers(map, surface, hint, () => labels.dragHint);

  let tiles: MapTiles | undefined;
  let tileLayer: { remove(): unknown } | undefined;

  const nearest = () => Nearest[tiles ? 'tiles' : 'outlines'];
  const limitZoom = (): void => {
    const exact = !layer.stores.every(({ position }) => isApproximate(position));
    const { maxZoom, maxZoomApproximate } = nearest();
    map.limitZoom(map.getMinZoom(), exact ? maxZoom : maxZoomApproximate);
  };
  const updateControls = (): void => {
    scaleBar.update(labels);
    const zoom = map.getZoom();
    zoomControl.setLimits(zoom <= map.getMinZoom(), zoom >= map.getMaxZoom());
  };
  const tellView = (): void => {
    const { x, y } = map.getSize();
    if (x && y) onView?.(viewNow());
  };
  const addTiles = async (next: MapTiles): Promise<void> => {
    const giveUp = (): void => {
      if (tiles !== next) return;
      showTiles(undefined);
      onTilesFailed?.();
    };
    try {
      const { createTileLayer, tileCredit } = await import('./tile-layer.js');
      if (tiles !== next) return;
      credit.setMain(tileCredit(next));
      tileLayer = createTileLayer(next, Nearest.tiles.maxZoom, sheet, giveUp).addTo(map);
    } catch {
      giveUp();
    }
  };
  const showTiles = (next: MapTiles | undefined): void => {
    tileLayer?.remove();
    tileLayer = undefined;
    tiles = next;
    if (next) void addTiles(next);
    map.options.zoomSnap = next ? 1 : 0.5;
    credit.setMain();
    limitZoom();
  };
  const applyLabels = (): void => {
    frame.setLabels(labels);
    areaButton.setLabels(labels);
    zoomControl.setLabels(labels);
    credit.setLabels(labels);
    note.textContent = labels.approximateNote;
    updateControls();
  };

  const resize = (): void => {
    camera.resize();
    if (surface.clientWidth) credit.setWidth(surface.clientWidth);
  };
  const resizes = new ResizeObserver(resize);
  resizes.observe(surface);
  map.on('moveend', updateControls);
  map.on('moveend', tellView);
  frame.setPalette(options.palette);
  showTiles(undefined);
  applyLabels();

  return {
    setStores(stores) {
      layer.setStores(stores);
      limitZoom();
    },
    select(id, { reveal } = {}) {
      layer.select(id);
      const { position } = layer.stores.find((candidate) => candidate.id === id) ?? {};
      // A card below may have taken the room where its pin was.
      const isIn = (point: LatLng): boolean =>
        map.getBounds().contains(nearestCopy(point, map.getCenter().lng));
      if (position && (reveal || !isIn(position))) camera.reveal(position);
    },
    mark(id) {
      layer.mark(id);
    },
    frame(stores = layer.stores, { place, again } = {}) {
      const points: LatLng[] = stores.filter(isPlaced).map(({ position }) => position);
      if (place && isOnEarth(place)) points.push(place);
      camera.fit(points, nearest().frameMeters, again);
    },
    setOutlines(outlines) {
      basemap.setOutlines(outlines);
    },
    setPlaces(places) {
      basemap.setPlaces(places);
    },
    setTiles: showTiles,
    setCredits(credits) {
      credit.setCredits(credits);
    },
    setPalette(palette) {
      frame.setPalette(palette);
      basemap.setPalette(palette);
    },
    setLabels(next) {
      labels = next;
      layer.setLabels(next);
      applyLabels();
    },
    destroy() {
      resizes.disconnect();
      hint.hide();
      tiles = undefined;
      map.remove();
      layer.stop();
      basemap.stop();
      frame.element.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
};
