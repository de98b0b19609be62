import { nextFrame, waitUntil } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import type { Outlines } from '../../src/domain/map/outlines.js';
import type { Precision, Store } from '../../src/domain/store/store.js';
import { createStoreMap } from '../../src/map/create-store-map.js';
import type { MapLabels } from '../../src/map/map-labels.js';
import type { StoreMap, StoreMapOptions } from '../../src/map/store-map.js';

const KEY_CODES: Readonly<Record<string, number>> = {
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  '+': 187,
  '-': 189,
};
/** Some steps of pins. */
const FRAMES_AT_REST = 8;

export const storeAt = (
  id: number,
  lat: number,
  lng: number,
  precision: Precision = 'exact',
): Store => ({
  id,
  platformLocationId: '',
  name: `Store ${id}`,
  address: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  countryCode: undefined,
  mapsUrl: '',
  position: { lat, lng, precision, radiusMeters: 0 },
});

/** West, east, south and north of the fifth. */
export const compass = [
  storeAt(1, 48, 2),
  storeAt(2, 48, 10),
  storeAt(3, 44, 6),
  storeAt(4, 52, 6),
  storeAt(5, 48, 6),
];

export const labels: MapLabels = {
  region: 'Map of stores',
  skipMap: 'Skip map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  searchArea: 'Search this area',
  pin: ({ name }) => name,
  cluster: (count) => `${count} stores`,
  clusterHere: (count) => `${count} here`,
  compactCount: (count) => `${count}`,
  scale: (meters) => `${meters} m`,
  scaleUnitMeters: 1000,
  approximateNote: 'Dots are near',
  aboutData: 'About the data',
  twoFingers: 'Two fingers',
  wheelHint: 'Ctrl + scroll',
};

export const palette = {
  water: 'rgb(0, 0, 255)',
  land: 'rgb(0, 255, 0)',
  urban: 'rgb(0, 128, 0)',
  river: 'rgb(0, 0, 200)',
  region: 'rgb(128, 0, 0)',
  border: 'rgb(255, 0, 0)',
  label: 'rgb(40, 40, 40)',
  faintLabel: 'rgb(90, 90, 90)',
  text: 'rgb(0, 0, 0)',
  surface: 'rgb(255, 255, 255)',
  accent: 'rgb(0, 90, 180)',
  accentText: 'rgb(255, 255, 255)',
};

/** A basemap of these lines and nothing else. */
export const outlinesOf = (lines: Partial<Outlines>): Outlines => ({
  land: [],
  borders: [],
  lakes: [],
  urban: [],
  rivers: [],
  regions: [],
  ...lines,
});

/** The address of a tile that always loads. */
export const imageTile = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
)}`;

/** Waits for a fact. Pages that are not in front get few frames, so it may take a while. */
export const until = (fact: () => unknown): Promise<void> =>
  waitUntil(fact, 'it never came true', { interval: 20, timeout: 5_000 });

/** A map of 640 × 400 px at the page's corner, in a shadow root, and what a visitor finds on it. */
export class MapHarness {
  readonly host = document.createElement('div');
  readonly root: ShadowRoot;
  readonly map: StoreMap;
  readonly selected: number[] = [];
  escapes = 0;
  readonly reports: string[] = [];

  constructor(options: Partial<StoreMapOptions> = {}, display = 'block') {
    this.host.style.cssText = `position: fixed; inset: 0 auto auto 0; width: 640px; height: 400px; display: ${display}`;
    document.body.append(this.host);
    this.root = this.host.attachShadow({ mode: 'open' });
    const container = document.createElement('div');
    container.style.height = '100%';
    this.root.append(container);
    this.map = createStoreMap({
      container,
      labels,
      palette,
      again: (attempt) => attempt(),
      report: (text) => this.reports.push(text),
      onSelect: (id) => this.selected.push(id),
      onEscape: () => this.escapes++,
      ...options,
    });
  }

  /** Draws these stores and waits for them. */
  async show(stores: readonly Store[]): Promise<void> {
    this.map.setStores(stores);
    this.map.frame();
    await this.settled();
  }

  remove(): void {
    this.map.destroy();
    this.host.remove();
  }

  get surface(): HTMLElement {
    return this.find('[role=region]');
  }

  find<E extends HTMLElement>(selector: string): E {
    const element = this.root.querySelector<E>(selector);
    if (!element) throw new Error(`no ${selector}`);
    return element;
  }

  /** Pins and clusters, also those a little out of view. */
  get pins(): HTMLButtonElement[] {
    return [...this.root.querySelectorAll<HTMLButtonElement>('[part=pin]')];
  }

  get names(): string[] {
    return this.pins.map(nameOf).sort();
  }

  pin(name: string): HTMLButtonElement {
    const pin = this.pins.find((candidate) => nameOf(candidate) === name);
    if (!pin) throw new Error(`no pin ${name} among ${this.names.join()}`);
    return pin;
  }

  /** Where a pin's spot is, from the corner of the map: of a drop the tip, else the middle. */
  spot(name: string): { x: number; y: number } {
    const { left, right, top, bottom } = this.pin(name).getBoundingClientRect();
    const isDrop = this.pin(name).classList.contains('map-drop');
    return { x: (left + right) / 2, y: isDrop ? bottom : (top + bottom) / 2 };
  }

  isInView(name: string): boolean {
    const { x, y } = this.spot(name);
    const { width, height } = this.surface.getBoundingClientRect();
    return x >= 0 && y >= 0 && x <= width && y <= height;
  }

  get focused(): string {
    const { activeElement } = this.root;
    return activeElement instanceof HTMLElement ? nameOf(activeElement) : '';
  }

  get isZooming(): boolean {
    return this.root.querySelector('.leaflet-zoom-anim') !== null;
  }

  /** Resolves when a zoom begins. Looks now and then could miss it on a slow machine. */
  zoomBegins(): Promise<void> {
    return new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!this.isZooming) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(this.root, { subtree: true, attributeFilter: ['class'] });
    });
  }

  /** Zooms in as far as the map goes. */
  async zoomInFully(): Promise<void> {
    const button = this.find('.leaflet-control-zoom-in');
    while (button.getAttribute('aria-disabled') !== 'true') {
      button.click();
      await this.settled();
    }
  }

  press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
    const target = this.root.activeElement ?? this.surface;
    const event = new KeyboardEvent('keydown', {
      key,
      // Leaflet reads this one, as all browsers send it.
      keyCode: KEY_CODES[key] ?? 0,
      bubbles: true,
      cancelable: true,
      composed: true,
      ...init,
    });
    target.dispatchEvent(event);
    return event;
  }

  /** A zoom is over when no pin moves any more. */
  async settled(): Promise<void> {
    await nextFrame();
    await nextFrame();
    await until(() => !this.root.querySelector('.leaflet-zoom-anim, .leaflet-pan-anim'));
    // a transition that began late goes on without the class
    await until(() => !this.root.getAnimations().some((each) => each instanceof CSSTransition));
    // Pins that part or meet come then, those beyond the view behind them.
    for (let still = 0; still < FRAMES_AT_REST; still++) {
      const before = this.pins;
      await nextFrame();
      const { pins } = this;
      if (pins.length !== before.length || !pins.every((pin) => before.includes(pin))) still = 0;
    }
  }
}

export const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? '';

/**
 * Makes a map of the compass for each test of the suite. After a test no mouse button stays
 * pressed.
 */
export function useCompassMap(): () => MapHarness {
  let harness: MapHarness | undefined;
  beforeEach(async () => {
    harness = new MapHarness();
    await harness.show(compass);
  });
  afterEach(async () => {
    await resetMouse();
    harness?.remove();
  });
  return () => {
    if (!harness) throw new Error('only within a test');
    return harness;
  };
}
