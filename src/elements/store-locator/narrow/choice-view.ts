import { html, type TemplateResult } from 'lit-html';

/** What may be chosen. */
export type Choice = readonly [value: string, text: string];

export const choiceView = (
  label: string,
  choices: readonly Choice[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult =>
  html`<select
    aria-label=${label}
    @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}
  >
    ${choices.map(
      ([value, text]) =>
        html`<option value=${value} .selected=${value === chosen}>${text}</option>`,
    )}
  </select>`;
