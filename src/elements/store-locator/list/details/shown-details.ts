import type { TemplateResult } from 'lit';
import { DetailsController } from '../../../../controllers/listing/details.js';
import { LatePart } from '../../../../controllers/loading/late-part.js';
import type { MapPicture } from '../../../../controllers/map/map.js';
import { featuredIndex } from '../../../../domain/list/featured-first.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import type { ListMessages } from '../../../../domain/messages/list-messages.js';
import type { StoreIndex } from '../../../../domain/search/store-index.js';
import { readPin } from '../../../../domain/store/details/own-pin.js';
import { readPriority, readTags } from '../../../../domain/store/details/further-details.js';
import {
  readDetails,
  saysAnything,
  type DetailsTable,
  type StoreDetails,
} from '../../../../domain/store/details/store-details.js';
import { storeKey, type StoreKey } from '../../../../domain/store/store-key.js';
import { telUrl } from '../../../../domain/store/tel-url.js';
import type { Store } from '../../../../domain/store/store.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import { detailsView } from './details-view.js';
import type { OwnPins, PinOf } from './own-pins.js';

/** The details of a store, as its row shows them. */
export interface DetailsOfRow {
  /** The address that dials the store; undefined when no number can be dialled. */
  readonly tel: string | undefined;
  readonly details: StoreDetails;
  /** @param week the table of the opening hours, where they are understood */
  readonly view: (messages: ListMessages, week?: TemplateResult) => TemplateResult;
}

type Fields = Readonly<Record<string, unknown>>;
export type FieldsOf = (store: Store) => Fields | undefined;
export type TagsOf = (store: Store) => readonly string[];
export type Featured = (index: StoreIndex) => StoreIndex;

type Table = DetailsTable | undefined;

const keyOf = (table: Table, stores: readonly Store[]): StoreKey | undefined =>
  table && storeKey(table.by, table.details, stores);

const entryIn = (table: Table, key: StoreKey | undefined, store: Store): unknown =>
  key && table?.details.get(`${store[key]}`);

function rowOf(fields: Fields): DetailsOfRow | undefined {
  const details = readDetails(fields, document.baseURI);
  if (!saysAnything(details)) return undefined;
  const tel = details.phone && telUrl(details.phone);
  return { tel, details, view: (messages, week) => detailsView(details, tel, week, messages) };
}

/**
 * Finds the details of stores: in the property `details`, in the file of `details-src`, and in a
 * snapshot.
 */
export class ShownDetails {
  readonly #details: DetailsController;
  readonly #pins: LatePart<OwnPins>;
  readonly #ownKey = memoizeOne(keyOf);
  readonly #fileKey = memoizeOne(keyOf);

  /** @param listed returns the whole listing */
  constructor(host: LocatorAttributes, listed: () => readonly Store[]) {
    this.#details = new DetailsController(host, () => ({
      own: host.details,
      src: host.detailsSrc,
    }));
    this.#pins = new LatePart(
      host,
      'the pins of stores',
      async () => {
        const { OwnPins } = await import('./own-pins.js');
        return () => new OwnPins(host);
      },
      () => this.#pinOf(listed()) !== undefined,
    );
  }

  /**
   * Returns a function that finds the details of each store. It is the same function while the
   * sources and the listing stay.
   * @param stores the whole listing
   */
  of(stores: readonly Store[]): (store: Store) => DetailsOfRow | undefined {
    return this.#reader(this.fieldsOf(stores));
  }

  /** Returns a function that finds the tags of each store; the same while the sources stay. */
  tagsOf(stores: readonly Store[]): TagsOf {
    return this.#tagsOf(this.fieldsOf(stores));
  }

  /** Returns a function that puts featured stores first; the same while the sources stay. */
  featured(stores: readonly Store[]): Featured {
    return this.#featured(this.fieldsOf(stores));
  }

  /** Adds the stores' own pins to the map's picture. */
  onMap(picture: MapPicture, stores: readonly Store[]): MapPicture {
    return this.#pins.value?.onMap(picture, this.#pinOf(stores)) ?? picture;
  }

  /** True while the file of `details-src` is on its way. */
  get isPending(): boolean {
    return this.#details.pending;
  }

  /** Returns a function that finds the unchecked details of each store. */
  fieldsOf(stores: readonly Store[]): FieldsOf {
    const [own, file] = this.#details.sources;
    return this.#fields(own, this.#ownKey(own, stores), file, this.#fileKey(file, stores));
  }

  /**
   * Details that the page gives may be newer than those of its file, and these newer than the
   * snapshot's.
   */
  readonly #fields = memoizeOne(
    (
      own: Table,
      ownKey: StoreKey | undefined,
      file: Table,
      fileKey: StoreKey | undefined,
    ): FieldsOf =>
      (store) => {
        const entry = entryIn(own, ownKey, store) ?? entryIn(file, fileKey, store) ?? store.details;
        return typeof entry === 'object' ? (entry as Fields) : undefined;
      },
  );

  readonly #reader = memoizeOne((fieldsOf: FieldsOf) => {
    const known = new WeakMap<object, DetailsOfRow | undefined>();
    return (store: Store): DetailsOfRow | undefined => {
      const fields = fieldsOf(store);
      if (fields && !known.has(fields)) known.set(fields, rowOf(fields));
      return fields && known.get(fields);
    };
  });

  readonly #tagsOf = memoizeOne(
    (fieldsOf: FieldsOf): TagsOf =>
      (store) =>
        readTags(fieldsOf(store)?.tags),
  );

  #pinOf(stores: readonly Store[]): PinOf | undefined {
    return this.#pinReader(this.fieldsOf(stores), stores);
  }

  readonly #pinReader = memoizeOne(
    (fieldsOf: FieldsOf, stores: readonly Store[]): PinOf | undefined => {
      if (!stores.some((store) => fieldsOf(store)?.pin)) return undefined;
      return (store) => readPin(fieldsOf(store)?.pin, document.baseURI);
    },
  );

  readonly #featured = memoizeOne((fieldsOf: FieldsOf): Featured =>
    memoizeOne((index: StoreIndex) =>
      featuredIndex(index, (store) => readPriority(fieldsOf(store)?.priority)),
    ),
  );
}
