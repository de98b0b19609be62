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
