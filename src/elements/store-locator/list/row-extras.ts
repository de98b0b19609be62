import { html, nothing, type TemplateResult } from 'lit';
import { adoptSheet, sheetOf } from '../../../controllers/look/adopt-sheet.js';
import { LatePart } from '../../../controllers/loading/late-part.js';
import { createCatalogue } from '../../../controllers/words/catalogue.js';
import { memoizeOne } from '../../../domain/memoize-one.js';
import type { Formats } from '../../../domain/messages/formats.js';
import type { ListMessages } from '../../../domain/messages/list-messages.js';
import { storeTitle } from '../../../domain/store/store-title.js';
import type { Store } from '../../../domain/store/store.js';
import { listMessages } from '../../../i18n/en-list.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorState } from '../state/contracts.js';
import type { RowExtras as Extras } from '../state/feature-contracts.js';
import { directionsUrl } from './directions-url.js';
import detailsCss from './details.css';
import { chooseView, linksView } from './row-actions-view.js';
import type { DetailsOfRow, ShownDetails } from './shown-details.js';

/** The style sheet; undefined when there is no DOM. */
const detailsSheet = sheetOf(detailsCss);

interface RowExtrasOptions {
  readonly view: () => Pick<LocatorState, 'results' | 'words'>;
}

/** The details of a row, and the function that has found them. */
interface Known {
  readonly reader: ((store: Store) => DetailsOfRow | undefined) | undefined;
  readonly found: DetailsOfRow | undefined;
}

type ExtrasOf = (
  title: string,
  isSelected: boolean,
  details: DetailsOfRow | undefined,
  directions: string | undefined,
  choosesStore: boolean | undefined,
  messages: ListMessages,
  format: Formats,
) => Extras;

/** Keeps the extras of a row while nothing in them changes. */
const extrasOf = (store: Store): ExtrasOf =>
  memoizeOne((title, isSelected, details, provider, choosesStore, messages, format) => {
    const directions = choosesStore ? undefined : directionsUrl(store, provider);
    const links = linksView({ title, directions, tel: details?.tel }, messages, format);
    return {
      choosesStore: choosesStore === true,
      actions: (isMine, choose): TemplateResult =>
        html`${
          choosesStore && !isMine ? chooseView(title, messages, format, choose) : nothing
        }${links}`,
      details: isSelected ? details?.view(messages) : undefined,
    };
  });

/**
 * Gives the extras of each row: the filled button, the link that dials the store, and the
 * merchant's details of the selected store.
 */
export class RowExtras {
  readonly #host: LocatorAttributes;
  readonly #options: RowExtrasOptions;
  readonly #catalogue = createCatalogue(listMessages);
  readonly #details: LatePart<ShownDetails>;
  readonly #rows = new WeakMap<Store, { readonly of: ExtrasOf; details?: Known }>();
  /** True when a store of the listing has details of its own, as in a snapshot. */
  readonly #haveDetails = memoizeOne((stores: readonly Store[]) =>
    stores.some(({ details }) => details),
  );

  constructor(host: LocatorAttributes, options: RowExtrasOptions) {
    this.#host = host;
    this.#options = options;
    adoptSheet(host, detailsSheet);
    this.#details = new LatePart(
      host,
      'the details of stores',
      async () => {
        const { ShownDetails } = await import('./shown-details.js');
        return () => new ShownDetails(host);
      },
      () =>
        host.details != null || host.detailsSrc || this.#haveDetails(options.view().results.all),
    );
  }

  /** Finds the details of stores, once that code is loaded. */
  get details(): ShownDetails | undefined {
    return this.#details.value;
  }

  of(store: Store, isSelected: boolean): Extras {
    const { results, words } = this.#options.view();
    let row = this.#rows.get(store);
    if (!row) this.#rows.set(store, (row = { of: extrasOf(store) }));
    const reader = this.#details.value?.of(results.all);
    if (row.details?.reader !== reader) row.details = { reader, found: reader?.(store) };
    return row.of(
      storeTitle(store, results.repeatedNames),
      isSelected,
      row.details?.found,
      this.#host.directions,
      this.#host._choosesStore,
      this.#catalogue(this.#host),
      words.format,
    );
  }
}
