import type { TemplateResult } from 'lit';
import { adoptSheet, sheetOf } from '../../../controllers/look/adopt-sheet.js';
import { LatePart } from '../../../controllers/loading/late-part.js';
import { statusWatch } from '../../../controllers/watches/status-watch.js';
import { createCatalogue } from '../../../controllers/words/catalogue.js';
import { memoizeOne } from '../../../domain/memoize-one.js';
import type { Formats } from '../../../domain/messages/formats.js';
import type { ListMessages } from '../../../domain/messages/list-messages.js';
import { storeTitle } from '../../../domain/store/store-title.js';
import type { Store } from '../../../domain/store/store.js';
import { listMessages } from '../../../i18n/en-list.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorState } from '../state/contracts.js';
import type { ListFilter, RowExtras as Extras } from '../state/feature-contracts.js';
import { hoursGiven } from '../state/hours-given.js';
import { directionsUrl } from './directions-url.js';
import detailsCss from './details/details.css';
import type { OpeningOfRow } from './hours/opening-of-row.js';
import type { StoreHours } from './hours/store-hours.js';
import { leadView } from './lead-view.js';
import { rowActionsView } from './row-actions-view.js';
import { tellContacts } from './tell-contacts.js';
import type { DetailsOfRow, FieldsOf, ShownDetails } from './details/shown-details.js';

/** The style sheet; undefined when there is no DOM. */
const detailsSheet = sheetOf(detailsCss);

interface RowExtrasOptions {
  readonly view: () => Pick<
    LocatorState,
    'features' | 'listing' | 'results' | 'rowCount' | 'words'
  >;
}

/** The details of a row, and the function that has found them. */
interface Known {
  readonly reader: ((store: Store) => DetailsOfRow | undefined) | undefined;
  readonly found: DetailsOfRow | undefined;
}

/** The last extras of a row, and what they were made of. */
interface KnownRow {
  readonly of: ExtrasOf;
  details?: Known;
  status?: string | undefined;
}

/** Makes the extras of a row. Equal values give the same templates. */
type ExtrasOf = (
  title: string,
  distance: string | undefined,
  hasHours: boolean,
  opening: OpeningOfRow | undefined,
  isSelected: boolean,
  details: DetailsOfRow | undefined,
  directions: string | undefined,
  choosesStore: boolean | undefined,
  messages: ListMessages,
  format: Formats,
) => Extras;

/** Keeps the extras of a row while nothing in them changes. */
const extrasOf = (store: Store): ExtrasOf =>
  memoizeOne(
    (
      title,
      distance,
      hasHours,
      opening,
      isSelected,
      details,
      provider,
      choosesStore,
      messages,
      format,
    ) => {
      const directions = choosesStore ? undefined : directionsUrl(store, provider);
      return {
        lead: leadView(distance, hasHours, opening),
        actions: (isMine, setMyStore): TemplateResult =>
          rowActionsView(
            { title, directions, tel: details?.tel, choosesStore: choosesStore === true, isMine },
            messages,
            format,
            () => setMyStore(isMine ? null : store),
          ),
        details: isSelected ? details?.view(messages, opening?.week()) : undefined,
      };
    },
  );

/**
 * Gives the extras of each row: distance and status, the buttons and links, and the merchant's
 * details of the selected store.
 */
export class RowExtras {
  readonly #host: LocatorAttributes;
  readonly #options: RowExtrasOptions;
  readonly #catalogue = createCatalogue(listMessages);
  readonly #details: LatePart<ShownDetails>;
  readonly #hours: LatePart<StoreHours>;
  readonly #rows = new WeakMap<Store, KnownRow>();
  #isTelling = false;
  /** True when a store of the listing has details of its own, as in a snapshot. */
  readonly #haveDetails = memoizeOne((stores: readonly Store[]) =>
    stores.some(({ details }) => details),
  );
  readonly #haveHours = memoizeOne(
    (stores: readonly Store[], details: LocatorAttributes['details'], fieldsOf?: FieldsOf) =>
      stores.some((store) => fieldsOf?.(store)?.hours ?? hoursGiven({ details }, store)),
  );

  constructor(host: LocatorAttributes, options: RowExtrasOptions) {
    this.#host = host;
    this.#options = options;
    adoptSheet(host, detailsSheet);
    tellContacts(host, (id) => options.view().results.find(id));
    this.#details = new LatePart(
      host,
      'the details of stores',
      async () => {
        const { ShownDetails } = await import('./details/shown-details.js');
        return () => new ShownDetails(host, () => options.view().results.all);
      },
      () =>
        host.details != null || host.detailsSrc || this.#haveDetails(options.view().results.all),
    );
    this.#hours = new LatePart(
      host,
      'opening hours',
      async () => {
        const [{ StoreHours }, zones] = await Promise.all([
          import('./hours/store-hours.js'),
          import('../../../domain/hours/time-zone-of.js'),
        ]);
        return () => new StoreHours(host, { ...options, zones, reader: () => this.#reader });
      },
      () => this.#haveHours(options.view().results.all, host.details, this.#fieldsOf),
    );
    host._statusOf = (store) => this.#statusOf(store);
    host.addController({ hostDisconnected: () => this.#tell() });
  }

  /** The filter that leaves the open stores, once the status of any store is known. */
  get openNow(): ListFilter | undefined {
    return this.#hours.value?.filter;
  }

  /** Finds the details of stores, once that code is loaded. */
  get details(): ShownDetails | undefined {
    return this.#details.value;
  }

  /** Tells the page's badges that statuses have changed, once for all rows of an update. */
  #tell(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    queueMicrotask(() => {
      this.#isTelling = false;
      statusWatch().notify();
    });
  }

  /** Returns whether a store is open, as its row says it; '' where that is not known. */
  #statusOf(store: Store): string {
    const details = this.#reader?.(store)?.details;
    const { look, text = '' } = this.#hours.value?.of(store, details) ?? {};
    return look === 'given' ? '' : text;
  }

  of(store: Store, isSelected: boolean): Extras {
    const { features, results, words } = this.#options.view();
    let row = this.#rows.get(store);
    if (!row) this.#rows.set(store, (row = { of: extrasOf(store) }));
    const reader = this.#reader;
    if (row.details?.reader !== reader) row.details = { reader, found: reader?.(store) };
    const opening = this.#hours.value?.of(store, row.details?.found?.details);
    if (row.status !== opening?.text) this.#tell();
    row.status = opening?.text;
    return row.of(
      storeTitle(store, results.repeatedNames),
      features?.search?.distanceOf?.(store),
      this.#hasHours(store),
      opening,
      isSelected,
      row.details?.found,
      this.#host.directions,
      this.#host._choosesStore,
      this.#catalogue(this.#host),
      words.format,
    );
  }

  /** False once all details are there, and the store has no hours in them. */
  #hasHours(store: Store): boolean {
    const fieldsOf = this.#details.value?.isPending === false && this.#fieldsOf;
    return !!(fieldsOf ? fieldsOf(store)?.hours : hoursGiven(this.#host, store));
  }

  get #fieldsOf(): FieldsOf | undefined {
    return this.#details.value?.fieldsOf(this.#options.view().results.all);
  }

  get #reader(): Known['reader'] {
    return this.#details.value?.of(this.#options.view().results.all);
  }
}
