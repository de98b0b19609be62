import { html, type TemplateResult } from 'lit';
import type { MyStore } from '../../../../domain/store/my-store.js';
import type { VisitorMessages } from '../../../../domain/messages/visitor-messages.js';
import type { LocatorState } from '../../state/contracts.js';

interface LostStoreOptions {
  readonly view: () => Pick<LocatorState, 'searchQuery' | 'listing' | 'myStore' | 'results'>;
  readonly messages: () => VisitorMessages;
  /** Forgets the shopper's own store. */
  readonly forget: () => void;
}

/** Says that the shopper's own store is not in the listing, once the whole listing is read. */
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
    const { forget, messages } = this.#options;
    return html`<div class="line-actions">
      <button class="link" part="button" @click=${forget}>${messages().forgetMyStore}</button>
    </div>`;
  }

  get #store(): MyStore | undefined {
    const { searchQuery, listing, results, myStore } = this.#options.view();
    if (listing.status !== 'ready' || searchQuery.text.trim()) return undefined;
    return myStore && !results.find(myStore.id) ? myStore : undefined;
  }
}
