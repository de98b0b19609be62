import { html, type TemplateResult } from 'lit';

/** A country that the visitor can open. */
export interface CountryRow {
  readonly name: string;
  readonly stores: string;
  readonly open: () => void;
}

export const countriesView = (rows: readonly CountryRow[], label: string): TemplateResult =>
  html`<ul class="countries" role="list" aria-label=${label}>
    ${rows.map(
      ({ name, stores, open }) =>
        html`<li>
          <button part="button" @click=${open}>${name}<span>${stores}</span></button>
        </li>`,
    )}
  </ul>`;
