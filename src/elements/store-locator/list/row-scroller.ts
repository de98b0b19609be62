/** For what a selected row gets: its links come later. */
const roomBelow = 120;

/** Brings rows into view within the list; the page stays where the visitor has it. */
export class RowScroller {
  readonly #host: Element;

  constructor(host: Element) {
    this.#host = host;
  }

  get element(): Element | null | undefined {
    return this.#host.shadowRoot?.querySelector('.scroller');
  }

  toTop(): void {
    // Not scrollTo: Prototype's own moves the page to the element instead.
    const { element } = this;
    if (element) element.scrollTop = 0;
  }

  /** @param id of a store; the first row has focus where that store has none */
  focus(id: number | undefined): void {
    const row = this.#row(id) ?? this.element?.querySelector('[data-id]');
    row?.querySelector('button')?.focus({ preventScroll: true });
    this.reveal(id);
  }

  /** Also where the list goes on above or below what is seen of the page. */
  reveal(id: number | undefined): void {
    const row = this.#row(id)?.getBoundingClientRect();
    const { element } = this;
    if (!element || !row) return;
    let { top, bottom } = element.getBoundingClientRect();
    if (top < innerHeight && bottom > 0)
      [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const below = row.bottom > bottom ? row.bottom - bottom + roomBelow : 0;
    element.scrollTop += Math.min(row.top - top, below);
  }

  #row(id: number | undefined): Element | null | undefined {
    return this.element?.querySelector(`[data-id="${id}"]`);
  }
}
