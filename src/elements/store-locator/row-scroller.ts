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

  reveal(id: number | undefined): void {
    const row = this.#find(` [data-id="${id}"]`)?.getBoundingClientRect();
    const { element } = this;
    if (!element || !row) return;
    const view = element.getBoundingClientRect();
    if (row.top < view.top) element.scrollTop += row.top - view.top;
    else if (row.bottom > view.bottom) element.scrollTop += row.bottom - view.bottom;
  }

  #find(inside: string): HTMLElement | null {
    return this.#host.shadowRoot?.querySelector(`.scroller${inside}`) ?? null;
  }
}
