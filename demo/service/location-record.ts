/** A location as the service writes it; the `manager_…` fields are sent to the secret key only. */
export interface LocationRecord {
  readonly id: number;
  readonly store_id?: number | undefined;
  readonly name: string;
  /** may end in spaces */
  readonly address: string;
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly zip: string;
  /** digits: the same location on the commerce platform */
  readonly platform_location_id: string;
  /** a map search for the address, percent-encoded */
  readonly google_maps_url: string;
  readonly manager_name?: string | undefined;
  readonly manager_email?: string | undefined;
  readonly manager_phone?: string | undefined;
}
