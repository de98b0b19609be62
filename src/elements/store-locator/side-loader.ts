import { claimAddress } from '../../controllers/address-claim.js';
import { afterPaint } from '../../controllers/after-paint.js';
import { indexStores } from '../../domain/index-stores.js';
import { matchStores } from '../../domain/match-stores.js';
import type { IndexStores } from '../../domain/store-indexer.js';
import type { Store } from '../../domain/store.js';
import { bringSide } from './bring-side.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { MapSide } from './map-side.js';
import type { Arrange } from './results.js';
import type { SideOptions } from './side-options.js';

const afresh: IndexStores = (stores) => indexStores(stores);
const asTheyAre = (stores: readonly Store[]): readonly Store[] => stores;

/** Brings the map's side in after the first rows: nobody waits for a map before. The list stands without it. */
export class SideLoader {
  readonly #host: LocatorAttributes;
  readonly #options: SideOptions;
  #side: MapSide | undefined;
  #loaded: Promise<void> | undefined;
  #isSettled = false;

  constructor(host: LocatorAttributes, options: SideOptions) {
    this.#host = host;
    this.#options = options;
    // The side reads the address, but whose stores come first doesn't matter.
    claimAddress(host, () => options.view().listing.status !== 'idle');
  }

  /** The side itself, once it is there. */
  get current(): MapSide | undefined {
    return this.#side;
  }

  /** Positions may still come. */
  get placing(): boolean {
    return this.#side?.placing ?? !this.#isSettled;
  }

  get place(): (stores: readonly Store[]) => readonly Store[] {
    return this.#side?.place ?? asTheyAre;
  }

  get index(): IndexStores {
    return this.#side?.index ?? afresh;
  }

  get arrange(): Arrange {
    return this.#side?.arrange ?? matchStores;
  }

  /** @param byVisitor by a tap, which pages hear of */
  locate(byVisitor: boolean): Promise<void> {
    const located = this.load().then(() => this.#side?.locate(byVisitor));
    // Who does not wait for it need not catch it.
    located.catch(() => {});
    return located;
  }

  load(): Promise<void> {
    return (this.#loaded ??= this.#load());
  }

  async #load(): Promise<void> {
    await afterPaint();
    await bringSide(this.#host, 'the map', async () => {
      const { MapSide, prepareMapSide } = await import('./map-side.js');
      await prepareMapSide(this.#host, this.#options);
      this.#side = new MapSide(this.#host, this.#options);
    });
    // What it brings is laid out in a frame of its own, before its first update.
    await afterPaint();
    this.#isSettled = true;
    this.#host.requestUpdate();
  }
}
