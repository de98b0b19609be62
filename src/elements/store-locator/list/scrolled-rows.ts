import type { ReactiveController } from 'lit';
import { ancestors } from '../../../controllers/ancestors.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';
import type { RowWindow } from '../row-window.js';
import type { PrintRows } from './print-rows.js';
import { RowHeights } from './row-heights.js';
import { windowInView } from './window-in-view.js';

/** A row, and where its top was in the viewport. */
interface Anchor {
  readonly row: HTMLElement;
  readonly top: number;
}

/**
 * Moves the window along while the list is scrolled, by itself or with the page around it: rows come before they are
 * in view, and those far above leave their height behind. Focus stays, and nothing is said.
 */
export class ScrolledRows implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: NarrowSideOptions;
  readonly #print: Pick<PrintRows, 'isPrinting'>;
  readonly #heights = new RowHeights();
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isMoving = false;
  /** How far the list is scrolled: a theme that moves the element has browsers forget it. */
  #top = 0;
  /** What was drawn last. */
  #drawn: RowWindow | undefined;
  /** The window that scrolling has led to. */
  #own: RowWindow | undefined;
  #aboveHeight = 0;
  #anchor: Anchor | undefined;

  constructor(
    host: LocatorAttributes,
    options: NarrowSideOptions,
    print: Pick<PrintRows, 'isPrinting'>,
  ) {
    this.#host = host;
    this.#options = options;
    this.#print = print;
    // It does not leave the shadow root.
    host.shadowRoot?.addEventListener('scroll', this.#scroll, { capture: true, passive: true });
    host.addController(this);
  }

  /** Whether the visitor has scrolled to what is shown. */
  get isOwn(): boolean {
    return this.#options.view().rows.window === this.#own;
  }

  hostConnected(): void {
    // Not scrollTo: Prototype's own moves the page to the element instead.
    const scroller = this.#scroller;
    if (scroller) scroller.scrollTop = this.#top;
    document.addEventListener('scroll', this.#scroll, { capture: true, passive: true });
    addEventListener('resize', this.#follow);
  }

  hostDisconnected(): void {
    document.removeEventListener('scroll', this.#scroll, { capture: true });
    removeEventListener('resize', this.#follow);
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = this.#timer = undefined;
  }

  hostUpdate(): void {
    const { first, rows } = this.#options.view();
    const scroller = this.#scroller;
    this.#anchor = undefined;
    if (!scroller?.clientWidth || rows.window === this.#drawn) return;
    this.#drawn = rows.window;
    const before = this.#rows;
    this.#heights.measure(before, scroller.clientWidth);
    if (this.isOwn) this.#anchor = this.#topmost(before);
    const { start } = rows.window;
    const above = start < first.stores.length ? { start: 0, end: start } : { start: 0, end: 0 };
    // The button that leads there stands above the rows too.
    const button = scroller.querySelector<HTMLElement>('.more')?.offsetHeight ?? 0;
    this.#aboveHeight = Math.max(0, this.#heights.of(first.stores, above) - button);
    scroller.style.setProperty('--_above', `${this.#aboveHeight}px`);
  }

  hostUpdated(): void {
    const { row, top } = this.#anchor ?? {};
    this.#follow();
    if (!row?.isConnected || top === undefined) return;
    const moved = row.getBoundingClientRect().top - top;
    if (Math.abs(moved) < 0.5) return;
    // What scrolls: the list itself, or something around it.
    for (const node of ancestors(this.#scroller ?? this.#host))
      if (node.scrollTop > 0) return void (node.scrollTop += moved);
  }

  readonly #scroll = ({ target }: Event): void => {
    // Where another question begins, it is the list that is moved, and not by the visitor.
    const { scrollTop } = target as Element;
    this.#isMoving ||= scrollTop !== 0;
    if (target === this.#scroller) this.#top = scrollTop;
    this.#follow();
  };

  readonly #follow = (): void => {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      if (!this.#host.isConnected) return;
      // What has been tapped is painted first, if no place in view waits for its row.
      if (!this.#isFilled) this.#move();
      else this.#timer ??= setTimeout(() => this.#move());
    });
  };

  #move(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { rows } = this.#options.view();
    // Who is on a button that moves on has it stay where it is.
    const isOnButton = this.#host.shadowRoot?.activeElement?.matches('.more');
    const next = this.#print.isPrinting || isOnButton ? undefined : this.#windowInView();
    this.#isMoving = false;
    if (!next) return;
    rows.window = this.#own = next;
    this.#host.requestUpdate();
  }

  get #isFilled(): boolean {
    const { first, rows } = this.#options.view();
    const { start, end } = rows.window;
    const [drawn, view] = [this.#rows, this.#view];
    const [begin, last] = [drawn[0], drawn.at(-1)];
    if (!begin || !last || !view) return false;
    const isBegun = start === 0 || begin.getBoundingClientRect().top <= view.top;
    const isAtEnd = end >= first.stores.length;
    return isBegun && (isAtEnd || last.getBoundingClientRect().bottom >= view.bottom);
  }

  #windowInView(): RowWindow | undefined {
    const { first, rows } = this.#options.view();
    const { length: total } = first.stores;
    const drawn = this.#rows;
    const view = this.#view;
    const [begin] = drawn;
    if (!begin || !view) return undefined;
    const inView = drawn.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > view.top && top < view.bottom;
    });
    const { start } = rows.window;
    const [from, to] = [inView[0], inView.at(-1)];
    if (from && to) {
      const window = { start, end: Math.min(total, rows.window.end) };
      const next = windowInView(window, rankOf(from), rankOf(to), total, this.#isMoving);
      return next === window ? undefined : next;
    }
    // Somewhere in what is left free above the rows.
    const { top } = begin.getBoundingClientRect();
    if (start === 0 || start >= total || top < view.bottom) return undefined;
    const height = this.#heights.of(first.stores, { start: 0, end: start });
    const rank = this.#heights.rankAt(first.stores, view.top - (top - height));
    return windowInView({ start: rank, end: rank }, rank, rank, total, true);
  }

  /** The part of the list's own box that is in the viewport. */
  get #view(): { readonly top: number; readonly bottom: number } | undefined {
    const box = this.#scroller?.getBoundingClientRect();
    const top = Math.max(0, box?.top ?? 0);
    const bottom = Math.min(innerHeight, box?.bottom ?? 0);
    return bottom > top ? { top, bottom } : undefined;
  }

  #topmost(rows: readonly HTMLElement[]): Anchor | undefined {
    const view = this.#view;
    const row = rows.find((one) => view && one.getBoundingClientRect().bottom > view.top);
    return row && { row, top: row.getBoundingClientRect().top };
  }

  get #scroller(): HTMLElement | null | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>('.scroller');
  }

  /** Those in the window. */
  get #rows(): HTMLElement[] {
    return [...(this.#scroller?.querySelectorAll<HTMLElement>('li[data-id]:not(.kept)') ?? [])];
  }
}

const rankOf = (row: Element): number => Number(row.getAttribute('aria-posinset')) - 1;
