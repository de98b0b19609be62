import { html, type TemplateResult } from 'lit';

/** An option of a select: its value and its visible text. */
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
      // Keep the current option: the next render selects the one that the state then has.
      select.value = chosen;
      choose(value);
    }}
  >
    ${choices.map(
      ([value, text]) =>
        html`<option value=${value} .selected=${value === chosen}>${text}</option>`,
    )}
  </select>`;
