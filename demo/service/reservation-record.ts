/** A reservation as the service writes it. */
export interface ReservationRecord {
  readonly id: number;
  /** the `id` of a location */
  readonly location_id: number;
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly instructions: string;
  };
  readonly cart: { readonly items: readonly CartItemRecord[] };
  readonly fulfilled: boolean;
  /** ISO 8601 in UTC with milliseconds */
  readonly created_at: string;
  readonly updated_at: string;
}

export interface CartItemRecord {
  /** ids of the commerce platform, digits in a string */
  readonly product_id: string;
  readonly variant_id: string;
  readonly title: string;
  readonly variant_title: string;
  readonly quantity: number;
  readonly price: string;
}
