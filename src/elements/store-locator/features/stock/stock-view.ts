import { html, nothing, type TemplateResult } from 'lit';
import { canRetry } from '../../../../domain/stock/can-retry.js';
import type { StockState } from '../../../../domain/stock/stock-state.js';
import type { StockStatus } from '../../../../domain/stock/stock-status.js';
import { iconPaths } from '../../../icon-paths.js';
import { stockText, type StockWords } from './stock-words.js';

/** Renders a store's stock status in its row. */
export function stockView(status: StockStatus, words: StockWords): TemplateResult {
  const [area, lines] = iconPaths[status];
  return html`<p part="row-stock" class="stock ${status}">
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d=${area} />
      <path d=${lines} />
    </svg>
    <span>${stockText(words, status)}</span>
  </p>`;
}

/** Renders the age of the answer, and a button that asks again after a failure. */
export function ageView(
  state: StockState,
  { messages, format }: StockWords,
  checkAgain: () => void,
): TemplateResult {
  const { status, checkedAt, refreshing, isLate, table } = state;
  const ageMs = Math.max(0, Date.now() - (checkedAt ?? Infinity));
  const age = (): string =>
    refreshing
      ? messages.stockRenewing(format, ageMs)
      : status === 'error'
        ? messages.stockNotRenewed(format, ageMs)
        : messages.stockAge(format, ageMs);
  const text = table ? age() : status === 'loading' || refreshing ? messages.stockLoading : '';
  return html`<span>${text}</span>${
      canRetry(state) && (!refreshing || isLate)
        ? html`<button class="plain small" part="button" @click=${checkAgain}>
            ${messages.checkAgain}
          </button>`
        : nothing
    }`;
}
