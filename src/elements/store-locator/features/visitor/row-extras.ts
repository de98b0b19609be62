import { html, type TemplateResult } from 'lit';
import { report } from '../../../../controllers/reports/report.js';
import {
  decodeDetails,
  readDetails,
  saysAnything,
  type StoreDetails,
} from '../../../../domain/store/store-details.js';
import { storeKey } from '../../../../domain/store/store-key.js';
import { storeTitle } from '../../../../domain/store/store-title.js';
import type { Store } from '../../../../domain/store/store.js';
import type { VisitorMessages } from '../../../../domain/messages/visitor-messages.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import type { StoreResults } from '../../state/contracts.js';
import type { RowExtras as Extras } from '../../state/feature-contracts.js';
import { detailsView } from './details-view.js';

interface RowExtrasOptions {
  readonly view: () => { readonly results: Pick<StoreResults, 'all' | 'repeatedNames'> };
  readonly messages: () => VisitorMessages;
}

/** Returns the address of a route to the store, as Google's "Maps URLs" document it. */
function directionsUrl({ address, zip, city, state, country }: Store): string | undefined {
  const town = [zip, city].filter((text) => text.trim()).join(' ');
  const place = [address, town, state, country].filter((text) => text.trim()).join(', ');
  return place
    ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
    : undefined;
}

/**
 * Returns the details of a store in a snapshot. Details that the page gives may be newer, so they
 * take precedence.
 */
function ownDetails({ details }: Store): StoreDetails | undefined {
  const own = details && readDetails(details, document.baseURI);
  return own && saysAnything(own) ? own : undefined;
}

/** Gives the extras of the selected store's row: a link to a route, and the merchant's details. */
export class RowExtras {
  readonly #options: RowExtrasOptions;
  readonly #decode: (value: unknown) => ReturnType<typeof decodeDetails>;
  readonly #draw = memoizeOne(
    (
      store: Store,
      title: string,
      supplied: ReturnType<typeof decodeDetails>,
      key: ReturnType<typeof storeKey>,
      messages: VisitorMessages,
    ): Extras => {
      const details = (key && supplied?.details.get(`${store[key]}`)) ?? ownDetails(store);
      const url = directionsUrl(store);
      return {
        links: url
          ? directionsView(url, messages.directionsName(title), messages.directions)
          : undefined,
        details: details && detailsView(details, messages),
      };
    },
  );
  readonly #host: LocatorAttributes;

  constructor(host: LocatorAttributes, options: RowExtrasOptions) {
    this.#host = host;
    this.#options = options;
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

  of(store: Store): Extras {
    const { results } = this.#options.view();
    const supplied = this.#decode(this.#host.details);
    const key = supplied && storeKey(supplied.by, supplied.details, results.all);
    const title = storeTitle(store, results.repeatedNames);
    return this.#draw(store, title, supplied, key, this.#options.messages());
  }
}

const directionsView = (url: string, name: string, label: string): TemplateResult =>
  html`<a href=${url} target="_blank" rel="noopener noreferrer" aria-label=${name}>${label}</a>`;
