import { claimAddress } from '../../../controllers/address-claim.js';
import { afterPaint } from '../../../scheduling/after-paint.js';
import { LatePart } from '../../../controllers/late-part.js';
import { StoreLocatorError } from '../../../domain/error.js';
import { hush } from '../../../domain/hush.js';
import { retryWatch } from '../../../controllers/retry-watch.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { FeatureSet } from './feature-set.js';
import type { FeatureOptions } from './feature-options.js';
import type { FeaturesLoader } from '../state/features.js';

/** Loads the features after the first rows are painted. The list works without them. */
export class LazyFeatures implements FeaturesLoader {
  readonly #part: LatePart<FeatureSet>;

  constructor(host: LocatorAttributes, options: FeatureOptions) {
    const load = async (): Promise<() => FeatureSet> => {
      await afterPaint();
      const { FeatureSet, prepareFeatures } = await import('./feature-set.js');
      await prepareFeatures(host, options);
      // What it brings is laid out in a frame of its own, before its first update.
      await afterPaint();
      return () => new FeatureSet(host, options);
    };
    this.#part = new LatePart(host, 'the map', load, () => options.view().results.all.length > 0);
    // Not with the features: the first locator owns the address, whichever stores come first.
    claimAddress(host, () => options.view().listing.status !== 'idle');
    // A search may be for a place.
    host.addEventListener('store-locator-search', () => this.#hasFailed && void this.#part.ask());
  }

  /** The features, once they are loaded. */
  get current(): FeatureSet | undefined {
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
    const located = this.#part.ask().then((features) => {
      if (features) return features.locate(byVisitor);
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
