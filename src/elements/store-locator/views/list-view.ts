import { html, nothing, type TemplateResult } from 'lit';
import { rowStep, type RowWindow } from '../row-window.js';
import { buttonView } from './button-view.js';
import type { RowActions } from './row-view.js';
import type { Words } from './words.js';

export interface List {
  /** Holds the rows of the window. */
  readonly element: Element;
  readonly window: RowWindow;
  readonly total: number;
}

export interface ListActions extends RowActions {
  showNext(): void;
  showPrevious(): void;
}

/** The rows in the window, and buttons to the others: the DOM stays small at any number of stores. */
export function listView(list: List, words: Words, actions: ListActions): TemplateResult {
  const { messages, format } = words;
  const { start, end } = list.window;
  const after = Math.min(rowStep, list.total - end);
  const before = Math.min(rowStep, start);
  return html`${
    before > 0
      ? buttonView(messages.previousStores(format, before), () => actions.showPrevious(), 'more')
      : nothing
  }${list.element}${
    after > 0
      ? buttonView(messages.nextStores(format, after), () => actions.showNext(), 'more')
      : nothing
  }`;
}
