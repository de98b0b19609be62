import type { SideOptions } from './side-options.js';

/** From the map, focus goes to the selected store's card where that stands for its row, else to the row, which may have left the window. */
export function backToRow({ shadowRoot }: Element, { view, focus }: SideOptions): void {
  const { selectedId } = view();
  shadowRoot?.querySelector<HTMLElement>('.docked button')?.focus();
  if (selectedId !== undefined) focus(selectedId);
}
