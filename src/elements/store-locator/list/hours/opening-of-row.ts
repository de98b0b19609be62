import type { TemplateResult } from 'lit';

/** The opening hours of a store, as its row shows them. The same object while nothing changes. */
export interface OpeningOfRow {
  /** The status, or the hours as given where no status is known. */
  readonly text: string;
  readonly look: 'open' | 'closed' | 'given';
  /** The table of the next seven days; undefined where the hours are not understood. */
  readonly week: () => TemplateResult | undefined;
}
