/** The controls that say what a form puts into the cart. */
export const cartControls = (): HTMLInputElement[] =>
  [
    ...document.querySelectorAll<HTMLInputElement>('[name=id]:not([type=radio]:not(:checked))'),
  ].filter(({ form }) => form?.getAttribute('action')?.includes('/cart/add'));

/** What the page's address says, or a control. */
export const saidBy = (source: Element): string =>
  source === document.documentElement
    ? (new URLSearchParams(location.search).get('variant') ?? '')
    : (source as HTMLInputElement).value;

/** What the page says by itself of chosen variants, by who says it: controls, and for its address the root. */
export const pageVariants = (): Map<Element, string> =>
  new Map([document.documentElement, ...cartControls()].map((source) => [source, saidBy(source)]));
