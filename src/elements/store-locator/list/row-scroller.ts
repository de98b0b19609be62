/** Pixels below a selected row for its details, which may be added later. */
const roomBelow = 120;

/** Brings rows into view within the list. The page itself does not scroll. */
export class RowScroller {
  readonly #host: Element;

  constructor(host: Element) {
    this.#host = host;
  }

  get element(): Element | null | undefined {
    return this.#host.shadowRoot?.querySelector('.scroller');
  }

  toTop(): void {
    // Prototype replaces `scrollTo` by a method that moves the page to the element.
    const { element } = this;
    if (element) element.scrollTop = 0;
  }

  /** @param id the id of a store; focus moves to the first row when that store has no row */
  focus(id: number | undefined): void {
    const row = this.#row(id) ?? this.element?.querySelector('[data-id]');
    row?.querySelector('button')?.focus({ preventScroll: true });
    this.reveal(id);
  }

  /** Brings a row into view, even when the list is only partly in view on the page. */
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
