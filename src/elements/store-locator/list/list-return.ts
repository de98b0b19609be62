import type { ReactiveController } from 'lit';
import { KeptPlace } from '../../../controllers/kept-place.js';
import type { Asked } from '../asked.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';
import type { RowWindow } from '../row-window.js';
import type { Chosen } from '../narrow/chosen.js';

/** Which rows were in view. */
interface ListView {
  readonly window: RowWindow;
  /** The topmost row, and how far its top was below that of the list. */
  readonly topId: number | undefined;
  readonly offset: number;
}

/** Where the visitor was in the list. */
interface ListPlace extends ListView {
  readonly asked: Asked;
  readonly chosen: Chosen;
  readonly opened: string | null | undefined;
}

export interface ListReturnOptions extends Pick<NarrowSideOptions, 'ask' | 'place' | 'view'> {
  readonly chosen: () => Chosen;
  readonly choose: (chosen: Chosen) => void;
}

/** Brings whoever comes back from another page to what they had searched for, narrowed and scrolled to. */
export class ListReturn implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: ListReturnOptions;
  readonly #kept: KeptPlace<ListPlace>;
  #place: ListPlace | undefined;
  /** What is to be scrolled to, once the answer to this question is there. */
  #waiting: (ListView & { readonly asked: Asked }) | undefined;

  constructor(host: LocatorAttributes, options: ListReturnOptions) {
    this.#host = host;
    this.#options = options;
    this.#kept = new KeptPlace<ListPlace>(host, () => this.#tell());
    this.#place = this.#kept.read();
    host.addController(this);
  }

  hostUpdated(): void {
    const { asked, listing } = this.#options.view();
    if (listing.status === 'loading' || listing.status === 'idle') return;
    if (this.#place) this.#restore(this.#place);
    else if (this.#waiting && this.#waiting.asked !== asked) this.#waiting = undefined;
    else if (this.#waiting && this.#isAnswered) this.#scroll(this.#waiting);
  }

  #restore(place: ListPlace): void {
    const { asked, chosen, opened } = place;
    const { view, ask, choose } = this.#options;
    const { asked: now, first } = view();
    this.#place = undefined;
    this.#kept.forget();
    // Whoever has begun anew stays there; the page's address may have asked for the same.
    if ((now.text.trim() && now.text !== asked.text) || this.#scroller?.scrollTop) return;
    first.opened = opened;
    if (asked.text.trim() || asked.area) ask(asked);
    // What narrows beside a place is lifted for another one.
    choose(chosen);
    this.#waiting = { ...place, asked: view().asked };
  }

  /** The place is known that stores are measured from, and where they are. */
  get #isAnswered(): boolean {
    const { asked, side } = this.#options.view();
    return !asked.place || (this.#options.place() !== undefined && side?.placing === false);
  }

  #scroll({ window, topId, offset }: ListView): void {
    const { rows } = this.#options.view();
    this.#waiting = undefined;
    const scroller = this.#scroller;
    if (scroller?.scrollTop) return;
    rows.window = window;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      const row = scroller?.querySelector(`[data-id="${topId}"]`);
      if (scroller && row) scroller.scrollTop += distanceIn(scroller, row) - offset;
    });
  }

  get #scroller(): Element | null {
    return this.#host.shadowRoot?.querySelector('.scroller') ?? null;
  }

  /** The visitor's own position is kept nowhere. */
  #tell(): ListPlace | undefined {
    const { asked, first, rows } = this.#options.view();
    const { text, area } = asked;
    const place = this.#options.place();
    if (place?.kind === 'here') return undefined;
    const scroller = this.#scroller;
    const all = [...(scroller?.querySelectorAll<HTMLElement>('li[data-id]:not(.kept)') ?? [])];
    const top = all.find((row) => scroller && distanceIn(scroller, row) + row.offsetHeight > 0);
    return {
      asked: { text, place, area },
      chosen: this.#options.chosen(),
      opened: first.opened,
      window: rows.window,
      topId: top && Number(top.dataset.id),
      offset: scroller && top ? distanceIn(scroller, top) : 0,
    };
  }
}

const distanceIn = (scroller: Element, row: Element): number =>
  row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
