import { isOnEarth } from '../domain/store/is-on-earth.js';
import type { LatLng } from '../domain/store/store.js';
import type { MapView } from '../domain/map/map-view.js';
import { createSearchThisArea } from './controls/search-this-area.js';
import { createBasemapLayer } from './basemap/basemap-layer.js';
import { boxOf } from './view/box-around.js';
import { EmbeddedMap, motion } from './view/embedded-map.js';
import { createViewport } from './view/viewport.js';
import { AttributionControl } from './controls/attribution.js';
import { onGesture } from './controls/gesture-hint.js';
import styles from './map.css';
import { createMapFrame } from './view/map-frame.js';
import { createMapHint } from './controls/map-hint.js';
import { boxesIn, edges, type PixelBox } from './markers/pixel-box.js';
import { isPlaced } from './markers/placed-store.js';
import { ScaleBar } from './controls/scale-bar.js';
import { createMarkerLayer } from './markers/marker-layer.js';
import { createLateStreets } from './streets/late-streets.js';
import type { CreateStoreMap, MapTiles } from './store-map.js';
import { create } from './view/leaflet.js';
import { ZoomControl } from './controls/zoom-control.js';

/** The embedded map has no houses, so nothing is to be seen beyond this zoom. */
const MAX_ZOOM = 16;
const MAX_ZOOM_TILES = 18;
/** The least width and height of a view that the map chooses by itself. */
const FRAME_METERS = 6_000;

/** The basemap is made from Natural Earth, which is public domain. A mention is welcome. */
const BASEMAP_CREDIT = 'Natural Earth';
const SCALE_PIXELS = 140;
/** In Leaflet's unit: a released map glides on for 400 ms at most. */
const GLIDE_SPEED = 270;
/** No town's name is drawn over elements of this selector. */
const CONTROLS = '.leaflet-control, .map-chrome';

/** Creates a map that draws stores with Leaflet. */
export const createStoreMap: CreateStoreMap = (options) => {
  const { container, again, onArea, onView, report } = options;
  let { labels, palette } = options;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const root = container.getRootNode() as Document | ShadowRoot;
  root.adoptedStyleSheets.push(sheet);

  const frame = createMapFrame();
  const { surface } = frame;
  container.append(frame.element);
  const map = new EmbeddedMap(
    surface,
    {
      zoomSnap: 0.5,
      maxZoom: MAX_ZOOM,
      // South of this latitude there is only ice, which is not drawn.
      maxBounds: [
        [-65, -Infinity],
        [84, Infinity],
      ],
      maxBoundsViscosity: 1,
      bounceAtZoomLimits: false,
      inertiaMaxSpeed: GLIDE_SPEED,
      touchZoom: true,
      fadeAnimation: motion().animate ?? true,
      trackResize: false,
      // This map's own controls are added below.
      zoomControl: false,
      attributionControl: false,
    },
    sheet,
  );
  map.setView([25, 0], 1, { animate: false });
  const viewport = createViewport(map);
  viewport.resize();
  const controls = (): PixelBox[] => [...boxesIn(surface, CONTROLS), ...edges(map.getSize())];
  const basemap = createBasemapLayer(map, palette, () => layer, controls);
  const note = create('div', 'map-note map-chrome', surface);
  const layer = createMarkerLayer({
    ...options,
    map,
    viewport,
    sheet,
    loadNear: () =>
      again(
        async () => (await import('./near/near-layer.js')).createNearLayer,
        'the code for near stores',
      ),
    onCrowd: (box) => onArea?.({ ...box, zoom: map.getZoom() }, true),
    onShown(hasApproximate) {
      note.hidden = !hasApproximate;
      basemap.drawLabelsSoon();
      streets.layer?.follow();
    },
  });
  const streets = createLateStreets(map, async () => {
    const { createStreetsLayer } = await again(
      () => import('./streets/streets-layer.js'),
      'streets',
    );
    return (src) =>
      createStreetsLayer(src, {
        ...options,
        map,
        viewport,
        palette,
        basemap,
        markers: layer,
      });
  });
  const viewNow = (): MapView => ({ ...boxOf(map.getBounds()), zoom: map.getZoom() });
  const searchThisArea = createSearchThisArea(map, viewport, () => onArea?.(viewNow(), false));
  const hint = createMapHint();
  onGesture(map, (need) => {
    if (need) hint.show(need === 'key' ? labels.wheelHint : labels.twoFingers);
    else hint.hide();
  });
  // Leaflet's "right" is the end of a line in every direction of writing: see map.css.
  const zoomControl = (map.zoomControl = new ZoomControl({ position: 'topright' }));
  const scaleBar = new ScaleBar({ maxWidth: SCALE_PIXELS, imperial: false, updateWhenIdle: true });
  const credit = new AttributionControl({ prefix: false });
  for (const control of [zoomControl, scaleBar, credit]) map.addControl(control);
  surface.append(searchThisArea.element, hint.element);

  let tiles: MapTiles | undefined;
  let tileLayer: { remove(): unknown } | undefined;

  const tellView = (): void => {
    const { x, y } = map.getSize();
    if (x && y) onView?.(viewNow());
  };
  const addTiles = async (next: MapTiles): Promise<void> => {
    const giveUp = (): void => {
      if (tiles !== next) return;
      showTiles(undefined);
      report("tiles can't be loaded: the embedded map is shown.");
    };
    try {
      const { createTileLayer } = await import('./view/tile-layer.js');
      if (tiles !== next) return;
      credit.removeAttribution(BASEMAP_CREDIT);
      tileLayer = createTileLayer(next, MAX_ZOOM_TILES, sheet, giveUp).addTo(map);
    } catch {
      giveUp();
    }
  };
  const showTiles = (next: MapTiles | undefined): void => {
    if (tileLayer) credit.addAttribution(BASEMAP_CREDIT);
    tileLayer?.remove();
    tileLayer = undefined;
    tiles = next;
    if (next) void addTiles(next);
    map.options.zoomSnap = next ? 1 : 0.5;
    viewport.limitZoom(map.getMinZoom(), next ? MAX_ZOOM_TILES : MAX_ZOOM);
  };
  const applyLabels = (): void => {
    for (const part of [frame, searchThisArea, zoomControl, scaleBar, credit])
      part.setLabels(labels);
    note.textContent = labels.approximateNote;
  };

  const resize = (): void => {
    viewport.resize();
    if (surface.clientWidth) credit.setWidth(surface.clientWidth);
  };
  const resizes = new ResizeObserver(resize);
  resizes.observe(surface);
  map.on('moveend', tellView);
  frame.setPalette(palette);
  credit.addAttribution(BASEMAP_CREDIT);
  showTiles(undefined);
  applyLabels();

  return {
    leaflet: map,
    setStores: layer.setStores,
    setOrigin: layer.setOrigin,
    select(id, { reveal, covered } = {}) {
      layer.select(id);
      const position = layer.stores.find((candidate) => candidate.id === id)?.position;
      if (position) viewport.reveal(position, reveal ? layer.clearZoom : undefined, covered);
    },
    mark: layer.mark,
    frame(stores = layer.stores, { place, again } = {}) {
      const points: LatLng[] = stores.filter(isPlaced).map(({ position }) => position);
      if (place && isOnEarth(place)) points.push(place);
      viewport.fit(points, FRAME_METERS, again);
    },
    setOutlines: basemap.setOutlines,
    setPlaces: basemap.setPlaces,
    setTiles: showTiles,
    setStreets: streets.setSrc,
    setCredits(credits) {
      credit.setCredits(credits);
    },
    setPalette(next) {
      palette = next;
      frame.setPalette(next);
      streets.layer?.setPalette(next);
      basemap.setPalette(next);
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
      streets.setSrc(undefined);
      map.remove();
      layer.stop();
      basemap.stop();
      frame.element.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
};
