import { html, nothing, type TemplateResult } from 'lit';
import type { Store } from '../../../domain/store/store.js';
import type { RowActions } from '../state/contracts.js';
import type { RowExtras } from '../state/features.js';
import { buttonView } from './button-view.js';
import type { Words } from './words.js';

export interface Row {
  readonly store: Store;
  readonly title: string;
  /** From the place that was searched for. */
  readonly distance: string | undefined;
  /** Its town and postal code as its country writes them, once that is known. */
  readonly town: string | undefined;
  /** The line that says whether it has the product, where one is asked for. */
  readonly stock: TemplateResult | '' | undefined;
  /** Stands in the address when the listing spans several countries. */
  readonly withCountry: boolean;
  readonly selected: boolean;
  readonly mine: boolean;
  /** Place in the results, from 1; 0 where it is not among them. */
  readonly position: number;
  readonly total: number;
  readonly headingLevel: number;
  /** The state whose stores begin here. */
  readonly group: string;
  /** Replaces what stands below the name. */
  readonly body: Node | string | undefined;
  readonly extras: RowExtras | undefined;
}

/** As most countries write it, and those with most stores that do not: `localityLine`, which comes later, knows the others. */
const townOf = ({ city, country, state, zip }: Store): string =>
  city && state && /^(U.*S|Canad|Austral)/.test(country)
    ? `${city}, ${state} ${zip}`
    : [zip, city].filter(Boolean).join(' ');

const addressView = ({ store, town, withCountry }: Row): TemplateResult => {
  const last = [town ?? townOf(store), withCountry ? store.country : ''].filter(Boolean).join(', ');
  // In a page of the other direction a house number stays before its street.
  return html`<bdi>${store.address}</bdi>${store.address && last ? html`<br />` : nothing}<bdi
      >${last}</bdi
    >`;
};

const myStoreView = (
  { store, mine, selected }: Row,
  { messages }: Words,
  actions: RowActions,
): TemplateResult =>
  html`${mine ? html`<b>${messages.myStore}</b>` : nothing}
  ${buttonView(
    mine ? messages.undo : messages.makeMyStore,
    ({ target }) => {
      // In other rows it goes with the mark.
      if (!selected) (target as Element).closest('.row')?.querySelector('button')?.focus();
      actions.setMyStore(mine ? null : store);
    },
    'link',
  )}`;

/** What stands in a store's list item. */
export function rowView(row: Row, words: Words, actions: RowActions): TemplateResult {
  const { store, title, distance } = row;
  const { messages } = words;
  return html`${row.group ? html`<p class="group">${row.group}</p>` : nothing}
    <div part="row-name" class="name" role="heading" aria-level=${row.headingLevel}>
      <button @click=${() => actions.select(store)}>${title}</button>
    </div>
    ${distance ? html`<p part="row-distance" class="distance">${distance}</p>` : nothing}
    ${row.stock}
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
    ${
      row.selected || row.mine
        ? // What comes later comes behind: nothing moves under a finger.
          html`<p class="actions">${myStoreView(row, words, actions)} ${row.extras?.links}</p>`
        : nothing
    }
    ${row.extras?.details}`;
}
