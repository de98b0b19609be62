import { html, type TemplateResult } from 'lit';

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
    @change=${({ target }: Event) => {
      const select = target as HTMLSelectElement;
      const { value } = select;
      // What is shown as chosen follows from what comes of it.
      select.value = chosen;
      choose(value);
    }}
  >
    ${choices.map(
      ([value, text]) =>
        html`<option value=${value} .selected=${value === chosen}>${text}</option>`,
    )}
  </select>`;
