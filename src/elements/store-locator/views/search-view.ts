import { html, type TemplateResult } from 'lit-html';
import type { LocatorActions } from './locator-view.js';
import type { Words } from './words.js';

/** Works before stores arrive, and keeps its text while they do. */
export const searchView = (
  query: string,
  { messages }: Words,
  actions: Pick<LocatorActions, 'search' | 'settle'>,
): TemplateResult =>
  html`<form
    class="search"
    role="search"
    @submit=${(event: Event) => {
      event.preventDefault();
      actions.settle();
    }}
  >
    <input
      part="search"
      type="search"
      autocomplete="off"
      spellcheck="false"
      aria-label=${messages.searchLabel}
      placeholder=${messages.searchPlaceholder}
      .value=${query}
      @input=${(event: InputEvent) => actions.search((event.target as HTMLInputElement).value)}
    />
  </form>`;
