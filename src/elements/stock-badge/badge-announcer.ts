import type { ConnectionController } from '../../controllers/connection.js';
import { reportFailure } from '../../controllers/report-failure.js';
import type { StockState } from '../../domain/stock-state.js';
import type { StockStatus } from '../../domain/stock-status.js';
import { DetailEvent } from '../detail-event.js';
import type { ChangeFields } from './events.js';

const availabilities = {
  in: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  out: 'https://schema.org/OutOfStock',
  unknown: undefined,
} as const;

/** Tells the page by events, and the developer, what a badge has come to know; each thing once. */
export class BadgeAnnouncer {
  readonly #host: HTMLElement;
  readonly #connection: ConnectionController;
  #told: Partial<StockState> & { readonly said?: string | undefined } = {};

  constructor(host: HTMLElement, connection: ConnectionController) {
    this.#host = host;
    this.#connection = connection;
  }

  /**
   * @param stockStatus undefined before the first answer
   * @param label what the badge says
   */
  tell(
    state: StockState | undefined,
    stockStatus: StockStatus | undefined,
    variantId: string,
    label: string,
  ): void {
    const { checkedAt, error } = state ?? {};
    const told = this.#told;
    const said = `${variantId}|${stockStatus ?? 'unknown'}|${label}`;
    this.#told = { checkedAt, error, said };
    const fire = (name: string, fields: object, init?: EventInit): void => {
      this.#host.dispatchEvent(new DetailEvent(`stock-badge-${name}`, fields, init));
    };
    if (error && error !== told.error) {
      reportFailure(this.#host, error, this.#connection);
      fire('error', { error });
    }
    if (checkedAt !== undefined && checkedAt !== told.checkedAt) fire('load', { checkedAt });
    if (stockStatus && said !== told.said) {
      const availability = availabilities[stockStatus];
      const fields: ChangeFields = { stockStatus, availability, variantId };
      fire('change', fields, { bubbles: true, composed: true });
    }
  }
}
