import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Keeps the topmost visible row of a scroller where it is while rows come and go above it. Not every engine anchors
 * scrolling, and those that do give up when rows are moved.
 */
export class SteadyScroll implements ReactiveController {
  readonly #scroller: () => Element | null | undefined;
  readonly #rows: string;
  #anchor: Element | undefined;
  #top = 0;
  #released = false;

  /** @param rows a selector of the rows in the scroller; rows must keep their element while they stay */
  constructor(
    host: ReactiveControllerHost,
    scroller: () => Element | null | undefined,
    rows: string,
  ) {
    this.#scroller = scroller;
    this.#rows = rows;
    host.addController(this);
  }

  /** The next update may move the rows: what it shows was asked for. */
  release(): void {
    this.#released = true;
  }

  hostUpdate(): void {
    const scroller = this.#scroller();
    this.#anchor = undefined;
    if (this.#released) return;
    // At the very top new rows may push: that is where the reader expects them.
    if (!scroller || scroller.scrollTop === 0) return;
    const { top } = scroller.getBoundingClientRect();
    for (const row of scroller.querySelectorAll(this.#rows)) {
      const box = row.getBoundingClientRect();
      if (box.bottom <= top) continue;
      this.#anchor = row;
      this.#top = box.top;
      return;
    }
  }

  hostUpdated(): void {
    this.#released = false;
    if (!this.#anchor?.isConnected) return;
    const moved = this.#anchor.getBoundingClientRect().top - this.#top;
    const scroller = this.#scroller();
    if (scroller && moved !== 0) scroller.scrollTop += moved;
  }
}
