import type { LocatorActions, LocatorState } from '../../state/contracts.js';

interface BackToRowOptions extends Pick<LocatorActions, 'focus'> {
  readonly view: () => Pick<LocatorState, 'selectedId'>;
}

/** Moves focus from the map to the selected store's card below it, or else to its row. */
export function backToRow({ shadowRoot }: Element, { view, focus }: BackToRowOptions): void {
  const { selectedId } = view();
  const card = shadowRoot?.querySelector<HTMLElement>('.docked button');
  // WebKit focuses a hidden button for a moment, and then no element has focus.
  if (card?.getClientRects().length) card.focus();
  else if (selectedId !== undefined) focus(selectedId);
}
