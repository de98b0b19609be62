import type { MapView } from '../../domain/map/map-view.js';
import type { Store } from '../../domain/store/store.js';
import type { CountryDetail, countryDetail } from '../../gazetteer/outlines/country-detail.js';
import { again } from '../../http/again.js';
import type { Reader } from '../../gazetteer/shards/reader.js';
import { retryPrompts } from '../watches/retry-watch.js';

/**
 * Loads the detail for the part of the map that is in view, from files of its own, after the map
 * has first been drawn.
 *
 * A file that failed to load is requested again after a while, and with each new view.
 */
export class DetailFollower {
  /** The latest detail that has been loaded. */
  detail: CountryDetail | undefined;
  readonly #onDetail: () => void;
  #key: readonly [Reader, string] | undefined;
  #follow: ReturnType<typeof countryDetail> | undefined;
  #latest: AbortController | undefined;

  constructor(onDetail: () => void) {
    this.#onDetail = onDetail;
  }

  /** Stops loading. The map that needed the detail has gone. */
  stop(): void {
    this.#key = undefined;
    this.#latest?.abort();
  }

  /** @param lang language of the names (BCP 47) */
  async follow(
    stores: readonly Store[],
    view: MapView,
    reader: Reader,
    lang: string,
  ): Promise<void> {
    if (this.#key?.[0] !== reader || this.#key[1] !== lang) {
      this.#key = [reader, lang];
      this.#follow = this.detail = undefined;
    }
    const key = this.#key;
    const isWanted = (): boolean => key === this.#key;
    this.#latest?.abort();
    const { signal } = (this.#latest = new AbortController());
    const attempt = async (): Promise<void> => {
      const { countryDetail } = await import('../../gazetteer/outlines/country-detail.js');
      if (!isWanted()) return;
      const follow = (this.#follow ??= countryDetail(reader, lang));
      // The detail of the neighbouring countries follows as a second step.
      for (const withNeighbours of [false, true]) {
        const detail = await follow(stores, view, withNeighbours, isWanted);
        if (!isWanted()) return;
        if (!detail) continue;
        this.detail = detail;
        this.#onDetail();
      }
      if (this.detail?.isWhole === false) throw new Error('files are missing');
    };
    // The map is useful without the detail. A missing outline of the world is reported elsewhere.
    await again(attempt, { signal, prompts: retryPrompts }).catch(() => undefined);
  }
}
