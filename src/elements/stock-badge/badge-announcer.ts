import type { ConnectionController } from '../../controllers/listing/connection.js';
import { reportFailure } from '../../controllers/reports/report-failure.js';
import type { StockState } from '../../domain/stock/stock-state.js';
import type { StockStatus } from '../../domain/stock/stock-status.js';
import { DetailEvent } from '../detail-event.js';
import type { StockBadgeChangeEvent } from './events.js';

const availabilities = {
  in: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  out: 'https://schema.org/OutOfStock',
  unknown: undefined,
} as const;

type Host = HTMLElement & { readonly productId?: string | undefined };

/**
 * Tells the page by events, and the developer by the console, about a badge's news. Each piece of
 * news is told once.
 */
export class BadgeAnnouncer {
  readonly #host: Host;
  readonly #connection: ConnectionController;
  #told: Partial<StockState> & { readonly said?: string | undefined } = {};

  constructor(host: Host, connection: ConnectionController) {
    this.#host = host;
    this.#connection = connection;
  }

  /**
   * @param shown the status; undefined while there is no answer
   * @param label the badge's text; '' while its number of stores is not known
   */
  tell(
    state: StockState | undefined,
    shown: StockStatus | undefined,
    variantId: string,
    label: string,
  ): void {
    const { checkedAt, error } = state ?? {};
    const told = this.#told;
    // After a failure, a status that was told before is no longer known.
    const hasFailed = told.said && (error ?? this.#connection.problem);
    const stockStatus = shown ?? (hasFailed && 'unknown');
    const said = stockStatus
      ? [this.#host.productId, variantId, stockStatus, label].join()
      : told.said;
    this.#told = { checkedAt, error, said };
    const fire = (name: string, fields: object, init?: EventInit): void => {
      this.#host.dispatchEvent(new DetailEvent(`stock-badge-${name}`, fields, init));
    };
    if (error && error !== told.error) {
      reportFailure(this.#host, error, this.#connection);
      fire('error', { error });
    }
    if (checkedAt !== undefined && checkedAt !== told.checkedAt) fire('load', { checkedAt });
    // A count that follows the bare status is no other news.
    const isCounted = told.said?.endsWith(',') && said?.startsWith(told.said);
    if (stockStatus && said !== told.said && !isCounted) {
      const availability = availabilities[stockStatus];
      const fields: StockBadgeChangeEvent['detail'] = { stockStatus, availability, variantId };
      fire('change', fields, { bubbles: true, composed: true });
    }
  }
}
