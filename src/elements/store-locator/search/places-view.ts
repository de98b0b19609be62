import { html, type TemplateResult } from 'lit-html';
import type { Place } from '../../../domain/place.js';
import { placeText, type SearchWords } from './search-words.js';

/** "Lyon, Auvergne-Rhône-Alpes, France", its name standing out. */
export function placeView(place: Place, words: SearchWords): TemplateResult {
  const text = placeText(place, words);
  const { name } = place;
  return text.startsWith(name) ? html`<b>${name}</b>${text.slice(name.length)}` : html`${text}`;
}

/** Places that the visitor may have meant, beside the result line. */
export const readingsView = (
  label: string,
  places: readonly Place[],
  words: SearchWords,
  choose: (place: Place) => void,
): TemplateResult =>
  html`<div class="readings" role="group" aria-label=${label}>
    ${places.map(
      (place) =>
        html`<button class="link" part="button" @click=${() => choose(place)}>
          ${placeText(place, words)}
        </button>`,
    )}
  </div>`;
