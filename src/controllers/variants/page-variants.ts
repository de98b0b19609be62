/** The controls that say what a form puts into the cart. */
export const cartControls = (): HTMLInputElement[] =>
  [
    ...document.querySelectorAll<HTMLInputElement>('[name=id]:not([type=radio]:not(:checked))'),
  ].filter(({ form }) => form?.matches('[action*="/cart/add"]'));

/** What a control says, or for the root, which has no value, the page's address. */
export const saidBy = (source: Element): string =>
  (source as Partial<HTMLInputElement>).value ??
  new URLSearchParams(location.search).get('variant') ??
  '';

/** What the page says by itself of chosen variants, by who says it: controls, and for its address the root. */
export const pageVariants = (): Map<Element, string> =>
  new Map([document.documentElement, ...cartControls()].map((source) => [source, saidBy(source)]));
