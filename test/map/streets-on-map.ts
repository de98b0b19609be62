import type { Store } from '../../src/domain/store/store.js';
import type { StoreMapOptions } from '../../src/map/store-map.js';
import { markStreets, streetsSheet } from '../support/harness/mark-streets.js';
import { MapHarness, storeAt, until } from './map-harness.js';

/** The demo's cells, as its page has them. */
export const streetsFolder = '/shop/streets/';
/** Stores in the part of Paris, and in Monaco, where the demo has streets. */
export const inParis = storeAt(1, 48.8797, 2.3399);
export const inMonaco = storeAt(2, 43.7347, 7.4192);

/** Leaflet's map, as far as a test uses it. */
interface View {
  setView(at: [lat: number, lng: number], zoom: number, how: { animate: false }): void;
  getZoom(): number;
  getMaxZoom(): number;
}

/** A map with streets, and the requests for their files. */
export class StreetsOnMap extends MapHarness {
  /** The names of the requested files, in order. */
  readonly asked: string[] = [];
  readonly #fetch = globalThis.fetch;
  readonly #endMarks = markStreets();
  readonly #answers = new Map<string, () => Response | Promise<Response>>();
  #held: { readonly part: string; readonly released: Promise<void> } | undefined;
  /** Whether a request waits for its release. */
  isHeld = false;

  constructor(options: Partial<StoreMapOptions> = {}) {
    super(options);
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('/streets/')) return this.#fetch.call(globalThis, input, init);
      const name = url.replace(/.*\//, '');
      this.asked.push(name);
      if (this.#held && name.includes(this.#held.part)) {
        this.isHeld = true;
        await this.#held.released;
      }
      const kind = [...this.#answers.keys()].find((part) => name.includes(part));
      return kind ? this.#answers.get(kind)!() : this.#fetch.call(globalThis, input, init);
    };
  }

  get view(): View {
    return this.map.leaflet as View;
  }

  get credit(): HTMLElement {
    return this.find('.leaflet-control-attribution');
  }

  /** Answers requests for files whose name has this part. */
  answer(part: string, answer: () => Response | Promise<Response>): void {
    this.#answers.set(part, answer);
  }

  /** Answers these requests as the demo does, again. */
  forget(part: string): void {
    this.#answers.delete(part);
  }

  /** Holds requests for files whose name has this part, until the returned function is called. */
  hold(part: string): () => void {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    this.#held = { part, released };
    return () => {
      this.#held = undefined;
      release();
    };
  }

  /** Returns how many listeners Leaflet's map has for an event. */
  listenersOf(type: string): number {
    const { _events: events } = this.map.leaflet as {
      readonly _events: Readonly<Record<string, readonly unknown[]>>;
    };
    return events[type]?.length ?? 0;
  }

  /** Shows a store at this zoom. */
  go(store: Store, zoom: number): void {
    const { lat, lng } = store.position!;
    this.view.setView([lat, lng], zoom, { animate: false });
  }

  /** Shows the streets around a store, and waits until they are painted. */
  async showStreets(store: Store, zoom: number): Promise<void> {
    await this.show([store]);
    this.map.setStreets(streetsFolder);
    this.go(store, zoom);
    await until(() => this.isPainted);
  }

  get isPainted(): boolean {
    return this.root.querySelector(streetsSheet) !== null;
  }

  override remove(): void {
    super.remove();
    this.#endMarks();
    globalThis.fetch = this.#fetch;
  }
}
