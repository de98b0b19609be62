import { html, nothing, type TemplateResult } from 'lit';
import type { GivenTable } from './form.js';

/** The most notes that are listed. A table with more has one fault in all of its rows. */
const most = 200;

const count = (number: number, one: string, more = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : more}`;

/** What was read of a table, and each row that cannot be used, with its line. */
export function tableReport({ table, refusal, isReading }: GivenTable): TemplateResult {
  const notes = table?.notes ?? [];
  const further = notes.length - most;
  return html`<p class="summary" role="status">
      ${isReading ? 'Reading…' : nothing}
      ${
        table && !isReading
          ? `${table.name}: ${count(table.stores, 'store')}${table.leftOut ? `, ${count(table.leftOut, 'row')} left out` : ''}.`
          : nothing
      }
    </p>
    <p class="problem" role="alert" ?hidden=${!refusal}>${refusal}</p>
    ${table?.remarks.map((remark) => html`<p class="hint">${remark}</p>`)}
    ${
      notes.length
        ? html`<ul class="notes" aria-label="Rows and cells that cannot be used" tabindex="0">
            ${notes.slice(0, most).map((note) => html`<li>${note}</li>`)}
            ${further > 0 ? html`<li>and ${further.toLocaleString('en')} more</li>` : nothing}
          </ul>`
        : nothing
    }`;
}
