import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { StockStatus } from '../../domain/stock-status.js';
import { iconPaths } from '../icon-paths.js';

/** What a badge shows. */
export interface BadgeContent {
  /** undefined: no shape yet, only its room. */
  readonly status: StockStatus | undefined;
  readonly label: string;
  readonly detail: string;
  /** What the button says that leads to another store; '' where there is none. */
  readonly act: string;
  /** Keeps a line below, for what may be said of the stores that have it. */
  readonly hasStores: boolean | undefined;
  /** Whether the badge is seen; its room is kept anyhow. */
  readonly visible: boolean;
  /** What stands in its room while there is no status, and the light DOM is blank. */
  readonly fallback: string;
  /** The light DOM is blank: its blanks would take the slot. */
  readonly blank: boolean;
}

const iconView = (status: StockStatus): SVGTemplateResult[] =>
  iconPaths[status].map((d) => svg`<path d=${d}></path>`);

/** The first clause, and the rest apart: a narrow badge shows only the first. */
function clauses(detail: string): TemplateResult | string {
  const end = detail.search(/\s?[;\u061b]/);
  return end < 0
    ? detail
    : html`${detail.slice(0, end)}<span class="rest">${detail.slice(end)}</span>`;
}

/**
 * The badge: every element is there from the first paint on, so that its room stays the same, a label is told only when
 * it changes, and focus stays. Its late parts add theirs at the ends.
 */
export const badgeView = (content: BadgeContent): TemplateResult => {
  const { status, label, detail, act, hasStores, visible, fallback, blank } = content;
  return html`<slot name=${blank ? '-' : ''} ?hidden=${!!status}>${fallback}</slot>
    <div class=${status ?? ''} ?hidden=${!visible}>
      <svg part="icon" viewBox="0 0 16 16" aria-hidden="true">
        ${status ? iconView(status) : nothing}
      </svg>
      <span
        ><span part="label">${label}</span
        ><span
          ><span class="act" ?hidden=${!act}><button>${act}</button></span
          ><span part="detail">${clauses(detail)}</span></span
        ></span
      ><span ?hidden=${!hasStores}></span>
    </div>`;
};
