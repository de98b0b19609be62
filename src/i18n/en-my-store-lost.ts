/** A message that the locator and the badge share. */
export const myStoreLost = (store: string): string =>
  `Your store ${store} is no longer listed: choose another one.`;
