import type { TemplateResult } from 'lit';
import { report } from '../../../controllers/reports/report.js';
import { memoizeOne } from '../../../domain/memoize-one.js';
import type { ListMessages } from '../../../domain/messages/list-messages.js';
import {
  decodeDetails,
  readDetails,
  saysAnything,
  type StoreDetails,
} from '../../../domain/store/store-details.js';
import { storeKey } from '../../../domain/store/store-key.js';
import { telUrl } from '../../../domain/store/tel-url.js';
import type { Store } from '../../../domain/store/store.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import { detailsView } from './details-view.js';

/** The details of a store, as its row shows them. */
export interface DetailsOfRow {
  /** The address that dials the store; undefined when no number can be dialled. */
  readonly tel: string | undefined;
  readonly details: StoreDetails;
  /** @param week the table of the opening hours, where they are understood */
  readonly view: (messages: ListMessages, week?: TemplateResult) => TemplateResult;
}

/** Returns the details of a store in a snapshot. */
function ownDetails({ details }: Store): StoreDetails | undefined {
  const own = details && readDetails(details, document.baseURI);
  return own && saysAnything(own) ? own : undefined;
}

/** Reads the details of stores from the property `details` and from a snapshot. */
export class ShownDetails {
  readonly #host: LocatorAttributes;
  readonly #decode: (value: unknown) => ReturnType<typeof decodeDetails>;
  readonly #key = memoizeOne(
    (supplied: ReturnType<typeof decodeDetails>, stores: readonly Store[]) =>
      supplied && storeKey(supplied.by, supplied.details, stores),
  );

  constructor(host: LocatorAttributes) {
    this.#host = host;
    this.#decode = memoizeOne((value: unknown) => {
      if (value == null) return undefined;
      const decoded = decodeDetails(value, document.baseURI);
      if (!decoded)
        report(host, 'details are not of the shape { details: { KEY: { phone, hours … } } }.');
      else if (decoded.refused.length)
        report(
          host,
          `entries of \`details\` were ignored: ${decoded.refused.length}, for example ${decoded.refused[0]}.`,
          'warn',
        );
      return decoded;
    });
  }

  /**
   * Returns a function that finds the details of each store. It is the same function while the
   * property and the listing stay. Details that the page gives may be newer than the snapshot's,
   * so they take precedence.
   * @param stores the whole listing
   */
  of(stores: readonly Store[]): (store: Store) => DetailsOfRow | undefined {
    const supplied = this.#decode(this.#host.details);
    return this.#reader(supplied, this.#key(supplied, stores));
  }

  readonly #reader = memoizeOne(
    (supplied: ReturnType<typeof decodeDetails>, key: ReturnType<typeof storeKey>) =>
      (store: Store): DetailsOfRow | undefined => {
        const details = (key && supplied?.details.get(`${store[key]}`)) ?? ownDetails(store);
        const tel = details?.phone && telUrl(details.phone);
        return (
          details && {
            tel,
            details,
            view: (messages, week) => detailsView(details, tel, week, messages),
          }
        );
      },
  );
}
