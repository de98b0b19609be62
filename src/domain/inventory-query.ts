/** The parameters of a request for a product's inventory, without its key. `undefined` is left out. */
export type InventoryParameters = Readonly<Record<string, string | number | boolean | undefined>>;

/** Says how the service is asked for a product's inventory, by the product's id on the platform. */
export type InventoryQuery = (productId: string) => InventoryParameters;
