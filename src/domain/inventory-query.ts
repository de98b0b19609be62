/**
 * The parameters of a request for a product's inventory, without its key. `undefined` is left out.
 */
export type InventoryParameters = Readonly<Record<string, string | number | boolean | undefined>>;

/** Returns the parameters of a product's inventory request. `productId` is the platform's id. */
export type InventoryQuery = (productId: string) => InventoryParameters;
