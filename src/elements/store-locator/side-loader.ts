import { claimAddress } from '../../controllers/address-claim.js';
import { afterPaint } from '../../controllers/after-paint.js';
import { bringSide } from './bring-side.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { MapSide } from './map-side.js';
import type { SideOptions } from './side-options.js';

const moreTries = 5;
const waitMs = 2000;

/** Brings the map's side in after the first rows: nobody waits for a map before. The list stands without it. */
export class SideLoader {
  /** The side itself, once it is there. */
  current: MapSide | undefined;
  readonly #host: LocatorAttributes;
  readonly #options: SideOptions;
  #loaded: Promise<void> | undefined;
  #failures = 0;

  constructor(host: LocatorAttributes, options: SideOptions) {
    this.#host = host;
    this.#options = options;
    // The side reads the address, but whose stores come first doesn't matter.
    claimAddress(host, () => options.view().listing.status !== 'idle');
  }

  /** Positions may still come. */
  get placing(): boolean {
    return this.current?.placing ?? !this.#failures;
  }

  /** @param byVisitor by a tap, which pages hear of */
  locate(byVisitor: boolean): Promise<void> {
    const located = this.load().then(() => this.current?.locate(byVisitor));
    // Who does not wait for it need not catch it.
    located.catch(() => {});
    return located;
  }

  load(): Promise<void> {
    return (this.#loaded ??= this.#load());
  }

  /** The list is used meanwhile. Some engines know for as long as the page lives that an import has failed. */
  async #load(): Promise<void> {
    await afterPaint();
    await bringSide(this.#host, 'the map', async () => {
      const { MapSide, prepareMapSide } = await import('./map-side.js');
      await prepareMapSide(this.#host, this.#options);
      this.current = new MapSide(this.#host, this.#options);
    });
    // What it brings is laid out in a frame of its own, before its first update.
    await afterPaint();
    this.#host.requestUpdate();
    if (this.current || this.#failures++ === moreTries) return;
    await new Promise((done) => setTimeout(done, waitMs));
    await this.#load();
  }
}
