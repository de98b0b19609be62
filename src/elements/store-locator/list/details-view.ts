import { html, nothing, type TemplateResult } from 'lit';
import type { StoreDetails } from '../../../domain/store/store-details.js';
import type { ListMessages } from '../../../domain/messages/list-messages.js';

const entry = (label: string, content: TemplateResult | string): TemplateResult =>
  html`<div>
    <dt>${label}</dt>
    <dd>${content}</dd>
  </div>`;

const link = (href: string, text: string): TemplateResult => html`<a href=${href}>${text}</a>`;

/**
 * Renders the merchant's details of a store, below its address.
 * @param week the table of the opening hours; undefined where they are shown as given
 * @param tel the address that dials the store's number; undefined when it cannot be dialled
 */
export function detailsView(
  { phone, hours, email, url, note }: StoreDetails,
  tel: string | undefined,
  week: TemplateResult | undefined,
  messages: ListMessages,
): TemplateResult {
  return html`${note ? html`<p class="note">${note}</p>` : nothing}
    <dl class="details">
      ${phone ? entry(messages.phone, html`<bdi dir="ltr">${tel ? link(tel, phone) : phone}</bdi>`) : nothing}
      ${
        week || hours.length
          ? entry(messages.hours, week ?? html`${hours.map((line) => html`<span>${line}</span>`)}`)
          : nothing
      }
      ${email ? entry(messages.email, link(`mailto:${email}`, email)) : nothing}
      ${url ? entry(messages.website, link(url, new URL(url).host)) : nothing}
    </dl>`;
}
