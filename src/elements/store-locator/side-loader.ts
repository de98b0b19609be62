import type { TemplateResult } from 'lit-html';
import { afterPaint } from '../../controllers/after-paint.js';
import { indexStores } from '../../domain/index-stores.js';
import { matchStores } from '../../domain/match-stores.js';
import type { IndexStores } from '../../domain/store-indexer.js';
import type { Store } from '../../domain/store.js';
import { bringSide } from './bring-side.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { MapSide, SideOptions } from './map-side.js';
import type { NarrowSide } from './narrow-side.js';
import type { Arrange } from './results.js';
import type { SearchSide } from './search-side.js';
import type { VisitorSide } from './visitor-side.js';

const afresh: IndexStores = (stores) => indexStores(stores);
const asTheyAre = (stores: readonly Store[]): readonly Store[] => stores;

/** Brings the map's side in after the first rows: nobody waits for a map before. The list stands without it. */
export class SideLoader {
  readonly #host: LocatorAttributes;
  readonly #options: SideOptions;
  #side: MapSide | undefined;
  #visitor: VisitorSide | undefined;
  #state: 'none' | 'loading' | 'settled' = 'none';

  constructor(host: LocatorAttributes, options: SideOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** It is there, or can't be had. */
  get settled(): boolean {
    return this.#state === 'settled';
  }

  /** Positions may still come. */
  get placing(): boolean {
    return this.#side?.placing ?? !this.settled;
  }

  /** The sentence for a map that can't be shown. */
  get failure(): string | undefined {
    return this.#side?.failure;
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

  /** Narrows and orders the list, once it is there. */
  get narrow(): NarrowSide | undefined {
    return this.#side?.narrow;
  }

  /** Finds places, once the visitor searches. */
  get search(): SearchSide | undefined {
    return this.#side?.search;
  }

  /** The result line, when it is not simply about what is listed. */
  get line(): string | undefined {
    return this.#visitor?.line ?? this.search?.line;
  }

  /** What the result line ends with. */
  get note(): string | undefined {
    return this.#visitor?.note;
  }

  /** What stands beside the result line. */
  get readings(): TemplateResult | undefined {
    return this.#visitor?.buttons ?? this.search?.readings;
  }

  /** @param byVisitor by a tap, which pages hear of */
  locate(byVisitor: boolean): Promise<void> {
    const located = this.#bringVisitor().then(() => this.#visitor?.locate(byVisitor));
    // Who does not wait for it need not catch it.
    located.catch(() => {});
    return located;
  }

  releaseScroll(): void {
    this.#side?.releaseScroll();
  }

  /** Comes after the news of the load. */
  tellPositions(): void {
    this.#side?.tellPositions();
  }

  load(): void {
    if (this.#state !== 'none') return;
    this.#state = 'loading';
    afterPaint(() => void this.#load());
  }

  async #load(): Promise<void> {
    await bringSide(this.#host, 'the map', async () => {
      const { MapSide, prepareMapSide } = await import('./map-side.js');
      await prepareMapSide();
      this.#side = new MapSide(this.#host, {
        ...this.#options,
        linked: () => this.#visitor?.linked,
        bringVisitor: (query) => void this.#bringVisitor(query),
      });
    });
    this.#state = 'settled';
    this.#host.requestUpdate();
  }

  async #bringVisitor(query?: string): Promise<void> {
    await bringSide(this.#host, 'a part', async () => {
      const { VisitorSide } = await import('./visitor-side.js');
      this.#visitor ??= new VisitorSide(this.#host, this.#options, query);
    });
  }
}
