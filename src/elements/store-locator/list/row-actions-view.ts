import { html, nothing, type TemplateResult } from 'lit';
import type { Formats } from '../../../domain/messages/formats.js';
import type { ListMessages } from '../../../domain/messages/list-messages.js';

/** The actions of a row; undefined for a link that the row does not have. */
export interface RowActionsModel {
  /** The store's name, for the names of links. */
  readonly title: string;
  readonly directions: string | undefined;
  readonly tel: string | undefined;
  /** True when the filled button makes the store the shopper's own. */
  readonly choosesStore: boolean;
  readonly isMine: boolean;
}

/** Renders the filled button that makes a store the shopper's own. */
const chooseView = (
  { title }: RowActionsModel,
  messages: ListMessages,
  format: Formats,
  choose: () => void,
): TemplateResult =>
  html`<button
    part="button row-choose"
    class="act"
    aria-label=${messages.chooseThisStoreName(format, title)}
    @click=${choose}
  >
    ${messages.chooseThisStore}
  </button>`;

/** Renders the filled button for a route, and the link that dials the store beside it. */
const linksView = (
  { title, directions, tel }: RowActionsModel,
  messages: ListMessages,
  format: Formats,
): TemplateResult =>
  html`${
    directions
      ? html`<a
          part="row-directions"
          class="act"
          href=${directions}
          target="_blank"
          rel="noopener noreferrer"
          aria-label=${messages.directionsName(title)}
          >${messages.directions}</a
        >`
      : nothing
  }${
    tel
      ? html`<a
          part="row-phone"
          class="act call"
          href=${tel}
          aria-label=${messages.callName(format, title)}
          title=${messages.callName(format, title)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M6.5 3h3l1.5 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 1.5v3a3 3 0 0 1-3.3 3A16.5 16.5 0 0 1 3.5 6a3 3 0 0 1 3-3z"
            />
          </svg>
        </a>`
      : nothing
  }`;

/** Renders the button that makes a store the shopper's own, or forgets it. */
const myStoreView = (
  { isMine }: RowActionsModel,
  messages: ListMessages,
  toggle: () => void,
): TemplateResult =>
  html`<button class="link own" part="button" @click=${toggle}>
    ${isMine ? messages.undo : messages.makeMyStore}
  </button>`;

/**
 * Renders the actions of a row: the filled button, the link that dials the store, and the
 * button for my store.
 * @param toggle makes the store the shopper's own, or forgets it
 */
export const rowActionsView = (
  row: RowActionsModel,
  messages: ListMessages,
  format: Formats,
  toggle: () => void,
): TemplateResult => {
  const isChosen = row.choosesStore && !row.isMine;
  return html`${isChosen ? chooseView(row, messages, format, toggle) : nothing}${linksView(
    row,
    messages,
    format,
  )}${isChosen ? nothing : myStoreView(row, messages, toggle)}`;
};
