import { html, type TemplateResult } from 'lit';
import type { Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';

/**
 * Renders a text such as "Lyon, Auvergne-Rhône-Alpes, France" or "Corner, LS1 4AP Leeds, 1 High
 * Street", with the name in bold.
 */
export const namedView = (text: string, { name }: Place | Store): TemplateResult =>
  text.startsWith(name) ? html`<b>${name}</b>${text.slice(name.length)}` : html`${text}`;

/** Renders buttons for the places that the visitor may have meant, beside the result line. */
export const readingsView = (
  label: string,
  places: readonly (readonly [string, Place])[],
  choose: (place: Place) => void,
): TemplateResult =>
  html`<div class="readings" role="group" aria-label=${label}>
    ${places.map(
      ([text, place]) =>
        html`<button class="link" part="button" @click=${() => choose(place)}>${text}</button>`,
    )}
  </div>`;
