/** A kind of value, by what it must be. */
export type Kind = (value: unknown) => boolean;

const matches =
  (pattern: RegExp): Kind =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

export const integer: Kind = (value) => Number.isInteger(value);
export const text: Kind = (value) => typeof value === 'string';
export const truth: Kind = (value) => typeof value === 'boolean';
export const digits = matches(/^\d+$/);
/** A Google Maps search in the characters that an address may hold, and the percent sign. */
export const mapSearch = matches(
  /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=(%[0-9A-F]{2}|[\w.!~*'()-])+$/,
);
export const utcTime = matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
export const stockWord = matches(/^(in|low|out)_stock$|^out_of_stock$/);

/** A field of a record, by its path: `[]` is each item of a list, `*` each key of digits. */
export interface Field {
  readonly path: string;
  readonly kind: Kind;
  /** The document shows it on some records only. */
  readonly optional?: true;
  /** The document does not show it; the reference service adds it. */
  readonly ours?: true;
}

export const publicLocation: readonly Field[] = [
  { path: 'id', kind: integer },
  { path: 'store_id', kind: integer, optional: true },
  { path: 'name', kind: text },
  { path: 'address', kind: text },
  { path: 'country', kind: text },
  { path: 'state', kind: text },
  { path: 'city', kind: text },
  { path: 'zip', kind: text },
  { path: 'platform_location_id', kind: digits },
  { path: 'google_maps_url', kind: mapSearch },
];

export const privateLocation: readonly Field[] = [
  ...publicLocation,
  { path: 'manager_name', kind: text, ours: true },
  { path: 'manager_email', kind: text, ours: true },
  { path: 'manager_phone', kind: text, ours: true },
];

export const reservation: readonly Field[] = [
  { path: 'id', kind: integer },
  { path: 'location_id', kind: integer },
  { path: 'customer.name', kind: text },
  { path: 'customer.email', kind: text },
  { path: 'customer.phone', kind: text },
  { path: 'customer.instructions', kind: text },
  { path: 'cart.items[].product_id', kind: digits },
  { path: 'cart.items[].variant_id', kind: digits },
  { path: 'cart.items[].title', kind: text, ours: true },
  { path: 'cart.items[].variant_title', kind: text, ours: true },
  { path: 'cart.items[].quantity', kind: integer, ours: true },
  { path: 'cart.items[].price', kind: text, ours: true },
  { path: 'fulfilled', kind: truth },
  { path: 'created_at', kind: utcTime },
  { path: 'updated_at', kind: utcTime },
];

/** The document speaks of inventory tables and three states; their shape is an assumption. */
export const inventory: readonly Field[] = [{ path: '*.*', kind: stockWord, ours: true }];
