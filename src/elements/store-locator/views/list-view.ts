import { html, nothing, type TemplateResult } from 'lit';
import { buttonView } from './button-view.js';
import type { RowActions } from './row-view.js';
import type { Words } from './words.js';

export interface List {
  /** Holds the rows that are shown. */
  readonly element: Element;
  readonly total: number;
  /** How many rows the button brings; 0 or less: all are shown. */
  readonly more: number;
  /** No row is shown. */
  readonly isEmpty: boolean;
}

export interface ListActions extends RowActions {
  showMore(): void;
}

/** The first rows of the list, and a button to more of them. */
export function listView(
  { element, more }: List,
  { messages, format }: Words,
  actions: ListActions,
): TemplateResult {
  return html`${element}${
    more > 0
      ? buttonView(messages.showMore(format, more), () => actions.showMore(), 'more')
      : nothing
  }`;
}
