/** A product that a customer wants to pick up. */
export interface CartItem {
  /** Ids of the commerce platform, texts as the service documents them; '' when there is none. */
  readonly productId: string;
  readonly variantId: string;
  /** Every further field, without decoding. */
  readonly extra: Readonly<Record<string, unknown>>;
}

/** A reservation for pick-up in a store. Texts are as the customer wrote them, and may be ''. */
export interface Reservation {
  /** The service's own number of the reservation. */
  readonly id: number;
  /** The `Store.id` of the store. */
  readonly locationId: number | undefined;
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly instructions: string;
  };
  readonly cart: { readonly items: readonly CartItem[] };
  /** Undefined when the service does not give it. */
  readonly fulfilled: boolean | undefined;
  /** The time as ISO 8601 in UTC, as the service writes it. */
  readonly createdAt: string;
  readonly updatedAt: string;
}
