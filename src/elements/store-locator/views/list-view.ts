import { html, nothing, type TemplateResult } from 'lit';
import type { DrawnList, RowActions } from '../state/contracts.js';
import { buttonView } from './button-view.js';
import type { Words } from './words.js';

export interface ListActions extends RowActions {
  showMore(): void;
}

/** Renders the first rows of the list, and a button for more of them. */
export function listView(
  { element, more }: DrawnList,
  { messages, format }: Words,
  actions: ListActions,
): TemplateResult {
  return html`${element}${
    more > 0
      ? buttonView(messages.showMore(format, more), () => actions.showMore(), 'more')
      : nothing
  }`;
}
