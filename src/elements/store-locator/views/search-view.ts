import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from './words.js';

/**
 * Whether the browser may tell the position. It does so on secure pages only, because others may
 * have changed the rest on the way.
 */
const canLocate = (): unknown => isSecureContext && (navigator as Partial<Navigator>).geolocation;

/** The actions of the visitor in the search box. */
export interface SearchActions {
  search(query: string): void;
  /** Submits the typed text. */
  settle(): void;
  /** Searches from the position of the visitor. */
  locate(): void;
}

const nearMeView = (
  label: string,
  locate: () => void,
  text: string | typeof nothing,
): TemplateResult =>
  html`<button
    class="plain near"
    part="button"
    type="button"
    aria-label=${label}
    title=${label}
    @click=${locate}
  >
    <svg viewBox="0 0 24 24"><path d="M3 11 21 3l-8 18-2-8z" /></svg>${text}
  </button>`;

/**
 * Renders the search box. It works before stores arrive, and keeps its text while they do.
 * @param isNearFirst true where “Near me” stands before the box, with its words
 */
export const searchView = (
  query: string,
  { messages: { nearMe, searchLabel, searchPlaceholder } }: Words,
  actions: SearchActions,
  isNearFirst: boolean | undefined,
): TemplateResult => {
  const near = (isHere: unknown, text: string | typeof nothing = nothing): unknown =>
    isHere && canLocate() ? nearMeView(nearMe, () => actions.locate(), text) : nothing;
  return html`<form
    class="search"
    role="search"
    @submit=${(event: Event) => {
      event.preventDefault();
      actions.settle();
    }}
  >
    ${near(isNearFirst, nearMe)}
    <input
      part="search"
      type="search"
      autocomplete="off"
      spellcheck="false"
      aria-label=${searchLabel}
      placeholder=${searchPlaceholder}
      .value=${query}
      @input=${(event: InputEvent) => actions.search((event.target as HTMLInputElement).value)}
    />
    ${near(!isNearFirst)}
  </form>`;
};
