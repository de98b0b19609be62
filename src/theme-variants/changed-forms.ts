import { cartControls } from './product-forms.js';

const firstValues = new WeakMap<HTMLInputElement, string>();

/**
 * Remembers the first value of each form's `id` control. Called while the page is as it was drawn,
 * and after each change.
 */
export function rememberForms(): void {
  for (const control of cartControls())
    if (!firstValues.has(control)) firstValues.set(control, control.value);
}

/** True when another variant has been chosen in a form since it was drawn. */
export const hasChanged = (control: HTMLInputElement): boolean =>
  (firstValues.get(control) ?? control.value) !== control.value;
