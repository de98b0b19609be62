import { claimAddress } from '../../controllers/address-claim.js';
import { afterPaint } from '../../scheduling/after-paint.js';
import { LatePart } from '../../controllers/late-part.js';
import { StoreLocatorError } from '../../domain/error.js';
import { hush } from '../../domain/hush.js';
import { retryWatch } from '../../controllers/retry-watch.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { MapSide } from './map-side.js';
import type { SideOptions } from './side-options.js';
import type { MapLoader } from './state/features.js';

/** Brings the map's side in after the first rows: nobody waits for a map before. The list stands without it. */
export class SideLoader implements MapLoader {
  readonly #part: LatePart<MapSide>;

  constructor(host: LocatorAttributes, options: SideOptions) {
    this.#part = new LatePart(host, 'the map', async () => {
      await afterPaint();
      const { MapSide, prepareMapSide } = await import('./map-side.js');
      await prepareMapSide(host, options);
      // What it brings is laid out in a frame of its own, before its first update.
      await afterPaint();
      return () => new MapSide(host, options);
    });
    // The side reads the address, but whose stores come first doesn't matter.
    claimAddress(host, () => options.view().listing.status !== 'idle');
    host.addController({
      hostUpdated: () => {
        if (!this.current && !this.#hasFailed && options.view().results.all.length)
          void this.#part.ask();
      },
    });
    // A search may be for a place.
    host.addEventListener('store-locator-search', () => this.#hasFailed && void this.#part.ask());
  }

  /** The side itself, once it is there. */
  get current(): MapSide | undefined {
    return this.#part.value;
  }

  /** There is no map to see so far: its code or its data could not be had. */
  get isMapMissing(): boolean {
    return this.current?.isMapMissing ?? this.#hasFailed;
  }

  /** What was asked may be a place, and could not be looked up so far. */
  get isBlind(): boolean {
    return this.current?.isBlind ?? this.#hasFailed;
  }

  get #hasFailed(): boolean {
    return this.#part.error !== undefined;
  }

  /** Positions may still come. */
  get placing(): boolean {
    return this.current?.placing ?? !this.#hasFailed;
  }

  /** @param byVisitor by a tap, which pages hear of */
  locate(byVisitor: boolean): Promise<void> {
    const located = this.#part.ask().then((side) => {
      if (side) return side.locate(byVisitor);
      throw new StoreLocatorError('network', '“Near me” can’t be loaded');
    });
    // Who does not wait for it need not catch it.
    hush(located);
    return located;
  }

  /** Asks at once for what could not be had. */
  retry(): void {
    retryWatch().prompt();
  }
}
