import { html, type TemplateResult } from 'lit';
import type { Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';

/** "Lyon, Auvergne-Rhône-Alpes, France", "Corner, LS1 4AP Leeds, 1 High Street": the name standing out. */
export const namedView = (text: string, { name }: Place | Store): TemplateResult =>
  text.startsWith(name) ? html`<b>${name}</b>${text.slice(name.length)}` : html`${text}`;

/** Places that the visitor may have meant, by what they are called, beside the result line. */
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
