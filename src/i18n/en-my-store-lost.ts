/** Said by the locator and by the badge. */
export const myStoreLost = (store: string): string =>
  `Your store ${store} is no longer listed: choose another one.`;
