import { html, nothing, type TemplateResult } from 'lit';
import type { OpeningOfRow } from './hours/opening-of-row.js';

/**
 * Renders the lines between a store's name and its stock: the distance, and whether it is open.
 * @param hasHours true when the line of the status is kept until the status is known
 */
export const leadView = (
  distance: string | undefined,
  hasHours: boolean,
  opening: OpeningOfRow | undefined,
): TemplateResult =>
  html`${distance ? html`<p part="row-distance" class="distance">${distance}</p>` : nothing}${
    hasHours
      ? html`<p part="row-status" class="hours ${opening?.look}">${opening?.text || '\u00a0'}</p>`
      : nothing
  }`;
