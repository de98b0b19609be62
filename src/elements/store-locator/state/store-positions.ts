import { CoordinatesController } from '../../../controllers/places/coordinates.js';
import { dataReader } from '../../../controllers/places/data-reader.js';
import { GazetteerController } from '../../../controllers/places/gazetteer.js';
import { JsonChild } from '../../../controllers/places/json-child.js';
import { languageOf } from '../../../controllers/words/language.js';
import { enrichStore } from '../../../domain/store/enrich-store.js';
import { mapChanged } from '../../../domain/list/map-changed.js';
import type { Store } from '../../../domain/store/store.js';
import type { FindPosition, SuppliedPositions } from '../../../domain/store/supplied-positions.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import { memoizeOne } from '../../../domain/memoize-one.js';
import type { PlaceStores } from './feature-contracts.js';

/** Adds country codes and positions to stores, which the listing does not contain. */
export class StorePositions {
  readonly #host: LocatorAttributes;
  readonly #coordinates: CoordinatesController;
  readonly #gazetteer: GazetteerController;
  /** Positions from the merchant and the listing come before those of the gazetteer. */
  readonly #known = memoizeOne((supplied: SuppliedPositions, lang: string): PlaceStores => {
    let find: FindPosition;
    const complete = mapChanged((store: Store) => enrichStore(store, lang, find(store)));
    return (stores) => {
      find = supplied(stores);
      return complete(stores);
    };
  });
  readonly #placer = memoizeOne(
    (known: PlaceStores, gazetteer: PlaceStores, placing: boolean): PlaceStores =>
      (stores) => {
        const completed = known(stores);
        if (!placing) this.#gazetteer.offer(completed);
        return gazetteer(completed);
      },
  );

  /** @param isLoading returns whether pages of the listing are on their way */
  constructor(host: LocatorAttributes, isLoading: () => boolean) {
    this.#host = host;
    const child = new JsonChild(host);
    this.#coordinates = new CoordinatesController(host, () => ({
      own: host.coordinates,
      json: child.text,
      src: host.coordinatesSrc,
    }));
    this.#gazetteer = new GazetteerController(
      host,
      () => dataReader(host.dataUrl),
      () => languageOf(host),
      isLoading,
    );
  }

  get place(): PlaceStores {
    return this.#placer(
      this.#known(this.#coordinates.positions, languageOf(this.#host)),
      this.#gazetteer.place,
      this.#coordinates.pending,
    );
  }

  /** True while positions are still on their way. */
  get isPlacing(): boolean {
    return this.#coordinates.pending || this.#gazetteer.placing;
  }

  /** True when some stores have no position because files are missing. */
  get isMissingData(): boolean {
    return this.#gazetteer.isMissingData;
  }

  /** True while positions or countries of some stores are on their way. */
  get isPending(): boolean {
    return this.#coordinates.pending || this.#gazetteer.pending;
  }
}
