import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { StoreLocatorError } from '../../../../domain/error.js';
import { PositionErrorCode } from '../../../../domain/position-error-code.js';
import type { VisitorMessages } from '../../../../domain/messages/visitor-messages.js';
import { isSameQuery, type SearchQuery } from '../../state/search-query.js';
import type { LocatorState } from '../../state/contracts.js';
import { StoreLocatorErrorEvent, StoreLocatorSearchEvent } from '../../events.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import { askPosition } from './ask-position.js';
import { placeHere } from './place-here.js';

interface Waiting {
  readonly promise: Promise<void>;
  readonly controller: AbortController;
}

export interface NearMeOptions {
  readonly view: () => Pick<LocatorState, 'searchQuery' | 'typed'>;
  readonly search: (searchQuery: SearchQuery) => void;
  readonly messages: () => VisitorMessages;
}

/**
 * Measures the stores from the visitor's position, and says why when there is no position. The
 * position stays in the page.
 */
export class NearMe implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: NearMeOptions;
  #waiting: Waiting | undefined;
  #refusal: PositionErrorCode | undefined;
  #searchQuery: SearchQuery | undefined;
  #typed: SearchQuery | undefined;
  #byVisitor = false;
  #found = 0;

  constructor(host: LocatorAttributes, options: NearMeOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** The result line while the position is awaited, or when it could not be read. */
  get line(): string | undefined {
    const { locating, positionError } = this.#options.messages();
    if (this.#waiting) return locating;
    return this.#refusal && positionError(this.#refusal);
  }

  /** The buttons that are shown when the position could not be read. */
  get buttons(): TemplateResult | undefined {
    if (!this.#refusal) return undefined;
    const { tryAgain, typePlace } = this.#options.messages();
    const box = this.#box;
    const button = (label: string, run: () => void): TemplateResult =>
      html`<button class="link" part="button" @click=${run}>${label}</button>`;
    return html`<div class="line-actions">
      ${
        // The browser does not ask again after the visitor has denied the position.
        this.#refusal === PositionErrorCode.Denied
          ? nothing
          : button(tryAgain, () => void this.locate(true).catch(() => {}))
      }
      ${box ? button(typePlace, () => box.focus()) : nothing}
    </div>`;
  }

  /**
   * Reads the position. A call during a request gets the same promise.
   * @param byVisitor true after a tap by the visitor; the page then gets a search event
   */
  locate(byVisitor: boolean): Promise<void> {
    this.#byVisitor = byVisitor || (this.#byVisitor && !!this.#waiting);
    if (this.#waiting) return this.#waiting.promise;
    const controller = new AbortController();
    if (!this.#host.isConnected) controller.abort();
    const promise = this.#locate(controller.signal);
    this.#waiting = { promise, controller };
    return promise;
  }

  hostUpdate(): void {
    const { searchQuery, typed } = this.#options.view();
    // A position that arrives later must not replace the typed text.
    if (!isSameQuery(typed, this.#typed)) this.#waiting?.controller.abort();
    if (!isSameQuery(searchQuery, this.#searchQuery)) this.#refusal = undefined;
    this.#searchQuery = searchQuery;
    this.#typed = typed;
  }

  hostUpdated(): void {
    this.#host.shadowRoot
      ?.querySelector('.near')
      ?.setAttribute('aria-busy', `${this.#waiting !== undefined}`);
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#waiting?.controller.abort();
    });
  }

  get #box(): HTMLElement | null | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>('.search input');
  }

  async #locate(signal: AbortSignal): Promise<void> {
    ({ searchQuery: this.#searchQuery, typed: this.#typed } = this.#options.view());
    this.#refusal = undefined;
    this.#host.requestUpdate();
    try {
      const coordinates = await askPosition(signal);
      this.#waiting = undefined;
      const { yourPosition: text, you } = this.#options.messages();
      const place = placeHere(you, coordinates);
      this.#searchQuery = this.#typed = { text, place, frame: `${text} ${++this.#found}` };
      this.#options.search(this.#searchQuery);
      if (this.#byVisitor) this.#host.dispatchEvent(new StoreLocatorSearchEvent({ query: text }));
    } catch (error) {
      this.#waiting = undefined;
      this.#host.requestUpdate();
      if (!signal.aborted) this.#refuse(error as StoreLocatorError);
      throw error;
    }
  }

  #refuse(error: StoreLocatorError): void {
    this.#refusal = error.code as PositionErrorCode;
    this.#host.dispatchEvent(new StoreLocatorErrorEvent({ error }));
  }
}
