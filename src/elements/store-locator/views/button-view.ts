import { html, type TemplateResult } from 'lit';

/** Renders a button with a text. */
export const buttonView = (
  label: string,
  run: (event: Event) => void,
  look: 'link' | 'more' | 'plain' | 'plain small' = 'plain',
): TemplateResult => html`<button class=${look} part="button" @click=${run}>${label}</button>`;
