import { claimAddress } from '../../../controllers/address/address-claim.js';
import { afterPaint } from '../../../scheduling/after-paint.js';
import { LatePart } from '../../../controllers/loading/late-part.js';
import { StoreLocatorError } from '../../../domain/error.js';
import { ignoreResult } from '../../../domain/ignore-result.js';
import { retryWatch } from '../../../controllers/watches/retry-watch.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { FeatureSet } from './feature-set.js';
import type { FeatureOptions } from './feature-options.js';
import type { FeaturesLoader } from '../state/feature-contracts.js';

/** Loads the features after the first rows are painted. The list works without them. */
export class LazyFeatures implements FeaturesLoader {
  readonly #part: LatePart<FeatureSet>;

  constructor(host: LocatorAttributes, options: FeatureOptions) {
    const load = async (): Promise<() => FeatureSet> => {
      await afterPaint();
      const { FeatureSet, prepareFeatures } = await import('./feature-set.js');
      await prepareFeatures(host, options);
      // Lets the browser lay out the new style sheet in a separate frame, before the first update.
      await afterPaint();
      return () => new FeatureSet(host, options);
    };
    this.#part = new LatePart(
      host,
      'the map, search and filters',
      load,
      () => options.view().results.all.length > 0,
    );
    // This does not wait for the features: the first locator on the page owns the address, even
    // when the stores of another one arrive first.
    claimAddress(host, () => options.view().listing.status !== 'idle');
    // A search may be for a place, which needs the features: load them again after a failure.
    host.addEventListener('store-locator-search', () => this.#hasFailed && void this.#part.ask());
  }

  /** The features, once they are loaded. */
  get current(): FeatureSet | undefined {
    return this.#part.value;
  }

  /** True while there is no map to see because its code or its data could not be loaded. */
  get isMapMissing(): boolean {
    return this.current?.isMapMissing ?? this.#hasFailed;
  }

  /** True while the query may be a place that could not be looked up. */
  get isBlind(): boolean {
    return this.current?.isBlind ?? this.#hasFailed;
  }

  get #hasFailed(): boolean {
    return this.#part.error !== undefined;
  }

  /** True while positions of stores may still arrive. */
  get placing(): boolean {
    return this.current?.placing ?? !this.#hasFailed;
  }

  /** @param byVisitor true after a tap by the visitor; the page then gets a search event */
  locate(byVisitor: boolean): Promise<void> {
    const located = this.#part.ask().then((features) => {
      if (features) return features.locate(byVisitor);
      throw new StoreLocatorError('network', '“Near me” can’t be loaded');
    });
    // A caller may ignore the promise, so its rejection must not be reported as unhandled.
    ignoreResult(located);
    return located;
  }

  /** Repeats failed requests at once. */
  retry(): void {
    retryWatch().notify();
  }
}
