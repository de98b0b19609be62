import { html, nothing, type TemplateResult } from 'lit';
import type { FurtherDetails } from '../../../domain/store/further-details.js';

/** Renders the tags of a store as a list of small labels. */
export const tagsView = ({ tags }: FurtherDetails): TemplateResult | typeof nothing =>
  tags.length
    ? html`<ul class="tags" role="list">
        ${tags.map((tag) => html`<li><bdi>${tag}</bdi></li>`)}
      </ul>`
    : nothing;

/**
 * Renders the picture of a store in a box of a fixed shape, so that nothing moves when it arrives.
 * A picture that fails leaves its box empty.
 */
export const pictureView = ({
  image,
  imageAlt,
}: FurtherDetails): TemplateResult | typeof nothing =>
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
