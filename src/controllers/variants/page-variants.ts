/** The controls that say what a form puts into the cart. */
export const cartControls = (): HTMLInputElement[] =>
  [
    ...document.querySelectorAll<HTMLInputElement>('[name=id]:not([type=radio]:not(:checked))'),
  ].filter(({ form }) => form?.getAttribute('action')?.includes('/cart/add'));

/** What the page says by itself of chosen variants, by who says it: controls, and for its address the root. */
export const pageVariants = (): Map<Element, string> =>
  new Map<Element, string>([
    [document.documentElement, new URLSearchParams(location.search).get('variant') ?? ''],
    ...cartControls().map((control) => [control, control.value] as const),
  ]);
