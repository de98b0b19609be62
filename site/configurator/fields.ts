import { html, nothing, type TemplateResult } from 'lit';
import type { Choices, Problem } from './choices.js';

/** How fields read and change the choices. */
export interface Form {
  readonly choices: Choices;
  readonly problems: readonly Problem[];
  readonly change: (changed: Partial<Choices>) => void;
}

type TextName = {
  [Name in keyof Choices]: Choices[Name] extends string ? Name : never;
}[keyof Choices];
type FlagName = {
  [Name in keyof Choices]: Choices[Name] extends boolean ? Name : never;
}[keyof Choices];

export interface TextOptions {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
}

/** A field for one of the texts, with its problem below it. */
export function textField(form: Form, name: TextName, options: TextOptions): TemplateResult {
  const { choices, change } = form;
  return inputField(form, name, options, choices[name], (text) => change({ [name]: text }));
}

/** A field for a custom property. */
export function lookField(
  form: Form,
  name: string,
  label: string,
  placeholder: string,
): TemplateResult {
  const { look } = form.choices;
  const set = (text: string) => form.change({ look: { ...look, [name]: text } });
  return inputField(form, name, { label, placeholder }, look[name] ?? '', set);
}

function inputField(
  { problems }: Form,
  name: string,
  { label, hint, placeholder }: TextOptions,
  value: string,
  set: (text: string) => void,
): TemplateResult {
  const id = `configurator-${name}`;
  const problem = problems.find(({ field }) => field === name)?.sentence;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      name=${name}
      .value=${value}
      placeholder=${placeholder ?? nothing}
      aria-describedby=${described || nothing}
      aria-invalid=${problem ? 'true' : nothing}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      @input=${(event: Event) => set((event.target as HTMLInputElement).value)}
    />
    ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : nothing}
    <p class="problem" id="${id}-problem" role="alert" ?hidden=${!problem}>${problem}</p>
  </div>`;
}

export function checkbox({ choices, change }: Form, name: FlagName, label: string): TemplateResult {
  const set = (event: Event) => change({ [name]: (event.target as HTMLInputElement).checked });
  return html`<label class="choice">
    <input type="checkbox" name=${name} .checked=${choices[name]} @change=${set} />
    <span>${label}</span>
  </label>`;
}

export interface RadioOptions<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly values: Readonly<Record<Value, string>>;
  readonly set: (value: Value) => void;
  /** True for a row of buttons; else each choice has its own line. */
  readonly isRow?: boolean;
}

/** A group of radio buttons with a legend. */
export function radios<Value extends string>(options: RadioOptions<Value>): TemplateResult {
  const entries = Object.entries<string>(options.values) as [Value, string][];
  return html`<fieldset class=${options.isRow ? 'row' : 'lines'}>
    <legend>${options.label}</legend>
    ${entries.map(
      ([value, text]) =>
        html`<label class="choice">
          <input
            type="radio"
            name="configurator-${options.name}"
            value=${value}
            .checked=${value === options.value}
            @change=${() => options.set(value)}
          />
          <span>${text}</span>
        </label>`,
    )}
  </fieldset>`;
}
