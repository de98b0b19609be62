import { html, nothing, type TemplateResult } from 'lit';
import { buttonView } from './button-view.js';

export interface MessageAction {
  readonly label: string;
  readonly run: () => void;
}

/** A sentence and, where there is one, a way on. */
export const messageView = (text: string, action?: false | MessageAction): TemplateResult =>
  html`<div class="message" part="message">
    <p>${text}</p>
    ${action ? buttonView(action.label, action.run) : nothing}
  </div>`;

/** Stands where rows will; each line is as high as a row. */
export const skeletonView = (): TemplateResult =>
  html`<div class="skeleton" aria-hidden="true">
    ${Array(5).fill(html`<div class="row"><b></b><i></i><i></i></div>`)}
  </div>`;
