import { html, nothing, type TemplateResult } from 'lit';
import type { Store } from '../../../domain/store/store.js';
import type { RowActions } from '../state/contracts.js';
import type { RowExtras } from '../state/feature-contracts.js';
import type { Words } from './words.js';

export interface Row {
  readonly store: Store;
  readonly title: string;
  /** The distance from the place of the query, and whether the store is open. */
  readonly lead: TemplateResult | undefined;
  /** The town and postal code as the country writes them, once that is known. */
  readonly town: string | undefined;
  /** The line that says whether the store has the product, when the page asks for one. */
  readonly stock: TemplateResult | '' | undefined;
  /** True when the address shows the country, because the listing spans several. */
  readonly withCountry: boolean;
  readonly selected: boolean;
  readonly mine: boolean;
  /** The place of the row in the list, from 1; 0 when the store is not listed. */
  readonly position: number;
  readonly total: number;
  readonly headingLevel: number;
  /** The state whose stores begin with this row; '' when none begins. */
  readonly group: string;
  /** The merchant's content, which replaces the address below the name. */
  readonly body: Node | string | undefined;
  readonly extras: RowExtras | undefined;
}

const joined = (separator: string, ...parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join(separator);

/**
 * Returns the town as most countries write it, and as the countries with the most stores that
 * differ do. `localityLine`, which loads later, knows the other countries. An address has the
 * abbreviation of a state, never a longer name.
 */
const townOf = ({ city, country, state, zip }: Store): string =>
  /^U[^rz]|Canad|Austral|Ire|Hun|Zea/.test(country)
    ? joined(', ', city, joined(' ', state[3] ? '' : state, zip))
    : joined(' ', zip, city);

const addressView = ({ store, town, withCountry }: Row): TemplateResult => {
  const last = joined(', ', town ?? townOf(store), withCountry ? store.country : '');
  // `bdi` keeps a house number before its street on a page of the other text direction.
  return html`<bdi>${store.address}</bdi>${store.address && last ? html`<br />` : nothing}<bdi
      >${last}</bdi
    >`;
};

/** Renders the content of a store's list item. */
export function rowView(row: Row, words: Words, actions: RowActions): TemplateResult {
  const { store, title, extras } = row;
  const { messages } = words;
  return html`${row.group ? html`<p class="group">${row.group}</p>` : nothing}
    <div part="row-name" class="name" role="heading" aria-level=${row.headingLevel}>
      <button @click=${() => actions.select(store)}>${title}</button>
    </div>
    ${row.lead} ${row.stock}
    <p class="address">
      <span part="row-address">${row.body ?? addressView(row)}</span>
      <a
        class="maps"
        href=${store.mapsUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label=${messages.mapsLinkName(words.format, title)}
        >${messages.mapsLink}</a
      >
    </p>
    <p part="row-actions" class="actions">
      ${extras?.actions(row.mine, actions.setMyStore)}${
        row.mine ? html`<b class="mine">${messages.myStore}</b>` : nothing
      }
    </p>
    ${extras?.details}`;
}
