import { html, type TemplateResult } from 'lit';
import type { ListingState } from '../../../domain/listing-state.js';
import type { MyStore } from '../../../domain/my-store.js';
import type { VisitorMessages } from '../../../domain/visitor-messages.js';
import type { Asked } from '../asked.js';
import type { Results } from '../results.js';

export interface LostStoreOptions {
  readonly view: () => {
    readonly asked: Asked;
    readonly listing: Pick<ListingState, 'status' | 'stores'>;
    readonly results: Pick<Results, 'find'>;
    readonly mine: { readonly value: MyStore | undefined; set(store: null): void };
  };
  readonly messages: () => VisitorMessages;
}

/** Says that the shopper's own store is no longer among the merchant's, once all of them are there. */
export class LostStore {
  readonly #options: LostStoreOptions;

  constructor(options: LostStoreOptions) {
    this.#options = options;
  }

  /** A sentence for the end of the result line. */
  get note(): string | undefined {
    const store = this.#store;
    return store && this.#options.messages().myStoreLost(store.name);
  }

  get button(): TemplateResult | undefined {
    if (!this.#store) return undefined;
    const { view, messages } = this.#options;
    return html`<div class="ways">
      <button class="link" part="button" @click=${() => view().mine.set(null)}>
        ${messages().forgetMyStore}
      </button>
    </div>`;
  }

  get #store(): MyStore | undefined {
    const { asked, listing, results, mine } = this.#options.view();
    if (listing.status !== 'ready' || asked.text.trim()) return undefined;
    const { value } = mine;
    return value && !results.find(value.id) ? value : undefined;
  }
}
