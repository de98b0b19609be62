import { html, type TemplateResult } from 'lit-html';
import type { Words } from './words.js';

/** Works before stores arrive, and keeps its text while they do. */
export const searchView = (
  query: string,
  { messages }: Words,
  onInput: (query: string) => void,
): TemplateResult =>
  html`<form class="search" role="search" @submit=${(event: Event) => event.preventDefault()}>
    <input
      part="search"
      type="search"
      autocomplete="off"
      spellcheck="false"
      aria-label=${messages.searchLabel}
      placeholder=${messages.searchPlaceholder}
      .value=${query}
      @input=${(event: InputEvent) => onInput((event.target as HTMLInputElement).value)}
    />
  </form>`;
