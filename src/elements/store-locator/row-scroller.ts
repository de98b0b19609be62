/** For what a selected row gets: its links come later. */
const roomBelow = 120;

/** Brings rows into view within the list; the page stays where the visitor has it. */
export class RowScroller {
  readonly #host: Element;

  constructor(host: Element) {
    this.#host = host;
  }

  get element(): HTMLElement | null {
    return this.#find('');
  }

  toTop(): void {
    this.element?.scrollTo(0, 0);
  }

  focus(id: number | undefined): void {
    this.#find(` [data-id="${id}"] button`)?.focus({ preventScroll: true });
    this.reveal(id);
  }

  /** Also where the list goes on below what is seen of the page. */
  reveal(id: number | undefined): void {
    const row = this.#find(` [data-id="${id}"]`)?.getBoundingClientRect();
    const { element } = this;
    if (!element || !row) return;
    const view = element.getBoundingClientRect();
    const below = row.bottom - Math.min(view.bottom, innerHeight);
    element.scrollTop += Math.min(row.top - view.top, below > 0 ? below + roomBelow : 0);
  }

  #find(inside: string): HTMLElement | null {
    return this.#host.shadowRoot?.querySelector(`.scroller${inside}`) ?? null;
  }
}
