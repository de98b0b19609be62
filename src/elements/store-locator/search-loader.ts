import type { ReactiveController } from 'lit';
import { LatePart } from '../../controllers/late-part.js';
import type { Asked } from './asked.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { SearchSide } from './search-side.js';
import type { SearchSideOptions } from './search/search-view.js';

/** Brings the search for places in when the visitor turns to the search box, or the page searches. */
export class SearchLoader implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: SearchSideOptions;
  readonly #part: LatePart<SearchSide>;
  /** What it was asked for last: what could not be loaded is asked for again with the next question. */
  #wantedFor: Asked | undefined;

  constructor(host: LocatorAttributes, options: SearchSideOptions) {
    this.#host = host;
    this.#options = options;
    this.#part = new LatePart(host, 'the search for places', async () => {
      const { SearchSide } = await import('./search-side.js');
      return () => new SearchSide(host, options);
    });
    host.shadowRoot?.addEventListener('focusin', () => this.#loadIfWanted());
    host.addController(this);
  }

  get side(): SearchSide | undefined {
    return this.#part.value;
  }

  /** What was asked for may be a place: stores with its words are no answer yet. */
  get isDeciding(): boolean {
    const { text, settle } = this.#options.view().asked;
    const isOpen = this.side?.answer?.isFilter === undefined;
    return isOpen && !!settle && text.trim() !== '' && this.#part.error === undefined;
  }

  /** A text was asked for that nobody could look up: it may be a place. */
  get hasFailed(): boolean {
    const { text } = this.#options.view().asked;
    return (
      text.trim() !== '' &&
      (this.side ? this.side.answer?.hasFailed === true : this.#part.error !== undefined)
    );
  }

  get isInBox(): boolean {
    return this.#host.shadowRoot?.activeElement?.matches('.search input') === true;
  }

  hostUpdated(): void {
    this.#loadIfWanted();
  }

  #loadIfWanted(): void {
    const { asked } = this.#options.view();
    const { text, area } = asked;
    if (this.side || this.#wantedFor === asked) return;
    if (!this.isInBox && !text && !area) return;
    this.#wantedFor = asked;
    void this.#part.ask();
  }
}
