import type { ReactiveControllerHost } from 'lit';
import type { StockState } from '../domain/stock-state.js';
import type { ProductStock } from '../page/product-stock.js';
import { stockOf } from '../page/stock-of.js';
import type { ConnectionController } from './connection.js';
import { Subscription } from './subscription.js';

/** The inventory of the host's product, shared with every other element that shows it. */
export class StockController {
  readonly #subscription: Subscription<ProductStock>;

  /** @param productId '' or undefined: nothing is asked */
  constructor(
    host: ReactiveControllerHost & Element,
    connection: ConnectionController,
    productId: () => string | undefined,
  ) {
    this.#subscription = new Subscription(host, () => {
      const id = productId();
      return connection.value && id ? stockOf(connection.value, id) : undefined;
    });
  }

  get state(): StockState | undefined {
    return this.#subscription.current?.state;
  }
}
