import type { FeatureOptions } from '../feature-options.js';

/** Moves focus from the map to the selected store's card below it, or else to its row. */
export function backToRow({ shadowRoot }: Element, { view, focus }: FeatureOptions): void {
  const { selectedId } = view();
  const card = shadowRoot?.querySelector<HTMLElement>('.docked button');
  // WebKit lets a hidden button have focus for a moment, and then nothing has it.
  if (card?.getClientRects().length) card.focus();
  else if (selectedId !== undefined) focus(selectedId);
}
