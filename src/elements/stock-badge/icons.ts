import { svg, type TemplateResult } from 'lit';
import { StockStatus } from '../../domain/stock-status.js';

const ring = svg`<circle cx="8" cy="8" r="7"/>`;

/** A shape of its own for each status, so that colour is never needed: disc with tick, half disc, struck ring, dashed ring. */
export const icons: Readonly<Record<StockStatus, TemplateResult>> = {
  [StockStatus.In]: svg`<circle class="solid" cx="8" cy="8" r="7"/><path class="tick" d="m4.5 8.3 2.4 2.4 4.6-5"/>`,
  [StockStatus.Low]: svg`${ring}<path class="solid" d="M1 8a7 7 0 0 0 14 0z"/>`,
  [StockStatus.Out]: svg`${ring}<path d="m3 13 10-10"/>`,
  [StockStatus.Unknown]: svg`<circle cx="8" cy="8" r="7" stroke-dasharray="2.75"/>`,
};
