import { html, nothing, type TemplateResult } from 'lit';
import type { Formats } from '../../../domain/messages/formats.js';
import type { ListMessages } from '../../../domain/messages/list-messages.js';

/** The links of a row; undefined for a link that the row does not have. */
export interface RowLinks {
  /** The store's name, for the names of links. */
  readonly title: string;
  readonly directions: string | undefined;
  readonly tel: string | undefined;
}

/** Renders the filled button that makes a store the shopper's own. */
export const chooseView = (
  title: string,
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
export const linksView = (
  { title, directions, tel }: RowLinks,
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
          >${messages.call}</a
        >`
      : nothing
  }`;
