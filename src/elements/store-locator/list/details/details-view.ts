import { html, nothing, type TemplateResult } from 'lit';
import type { StoreDetails } from '../../../../domain/store/details/store-details.js';
import type { ListMessages } from '../../../../domain/messages/list-messages.js';

const entry = (label: unknown, content: TemplateResult | string): TemplateResult =>
  html`<div>
    <dt>${label}</dt>
    <dd>${content}</dd>
  </div>`;

const link = (href: string, text: string): TemplateResult => html`<a href=${href}>${text}</a>`;

/** Renders the tags of a store as a list of small labels. */
const tagsView = ({ tags }: StoreDetails): TemplateResult | typeof nothing =>
  tags.length
    ? html`<ul class="tags" role="list">
        ${tags.map((tag) => html`<li><bdi>${tag}</bdi></li>`)}
      </ul>`
    : nothing;

/**
 * Renders the picture of a store in a box of a fixed shape, so that nothing moves when it arrives.
 * A picture that fails leaves its box empty.
 */
const pictureView = ({ image, imageAlt }: StoreDetails): TemplateResult | typeof nothing =>
  image
    ? html`<div class="picture">
        <img
          src=${image}
          alt=${imageAlt ?? ''}
          loading="lazy"
          decoding="async"
          referrerpolicy="strict-origin"
          @error=${({ target }: Event) => ((target as HTMLElement).hidden = true)}
          @load=${({ target }: Event) => ((target as HTMLElement).hidden = false)}
        />
      </div>`
    : nothing;

/**
 * Renders the merchant's details of a store, below its address.
 * @param tel the address that dials the store's number; undefined when it cannot be dialled
 * @param week the table of the opening hours; undefined where they are shown as given
 */
export function detailsView(
  details: StoreDetails,
  tel: string | undefined,
  week: TemplateResult | undefined,
  messages: ListMessages,
): TemplateResult {
  const { phone, hours, email, url, note, fields } = details;
  return html`${note ? html`<p class="note">${note}</p>` : nothing}${tagsView(details)}
    <dl class="details">
      ${phone ? entry(messages.phone, html`<bdi dir="ltr">${tel ? link(tel, phone) : phone}</bdi>`) : nothing}
      ${
        week || hours.length
          ? entry(messages.hours, week ?? html`${hours.map((line) => html`<span>${line}</span>`)}`)
          : nothing
      }
      ${email ? entry(messages.email, link(`mailto:${email}`, email)) : nothing}
      ${url ? entry(messages.website, link(url, new URL(url).host)) : nothing}
      ${fields.map(([label, text]) => entry(html`<bdi>${label}</bdi>`, html`<bdi>${text}</bdi>`))}
    </dl>
    ${pictureView(details)}`;
}
