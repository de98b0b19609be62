import { html, nothing, type TemplateResult } from 'lit';
import { buttonView } from './button-view.js';

export interface MessageAction {
  readonly label: string;
  readonly run: () => void;
}

/** Renders a sentence, and a button when there is an action. */
export const messageView = (text: string, action?: false | MessageAction): TemplateResult =>
  html`<div class="message" part="message">
    <p>${text}</p>
    ${action ? buttonView(action.label, action.run) : nothing}
  </div>`;

/** Renders placeholders for rows; each is as high as a row. */
export const skeletonView = (): TemplateResult =>
  html`<div class="skeleton" aria-hidden="true">
    ${Array(5).fill(html`<div class="row"><b></b><i></i><i></i></div>`)}
  </div>`;
