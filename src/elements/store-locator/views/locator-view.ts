import { html, nothing, type TemplateResult } from 'lit-html';
import type { ListingState } from '../../../domain/listing-state.js';
import type { StoreLocatorError } from '../../../domain/error.js';
import { listView, type List, type ListActions } from './list-view.js';
import { messageView, skeletonView } from './message-view.js';
import { rowView, type Row } from './row-view.js';
import { searchView } from './search-view.js';
import type { Words } from './words.js';

/** Which of list and map a narrow locator shows. */
export type ShownView = 'list' | 'map';

export interface LocatorModel {
  readonly words: Words;
  readonly listing: Pick<ListingState, 'status' | 'stores' | 'error' | 'refreshFailed'>;
  /** A setup mistake, in words for whoever reads them. */
  readonly problem: string | undefined;
  /** The page's own content stands in for the list while there is none. */
  readonly hasContent: boolean;
  readonly query: string;
  readonly line: string;
  /** Replaces the sentence for an empty list. */
  readonly nothing: string | undefined;
  /** Other places that the text may mean. */
  readonly readings: TemplateResult | undefined;
  readonly list: List;
  readonly selected: Row | undefined;
  /** Anything else than `split`, `stacked` and `only-list` is `auto`. */
  readonly layout: string;
  /** The page wants a map, whether or not there is one. */
  readonly withMap: boolean;
  readonly shown: ShownView;
  readonly withSearch: boolean;
  /** Why there is no map, in its place. */
  readonly mapFailure: string | undefined;
}

export interface LocatorActions extends ListActions {
  search(query: string): void;
  /** The text is typed. */
  settle(): void;
  retry(): void;
  show(view: ShownView): void;
}

const layouts = ['split', 'stacked', 'only-list'];

/** No key and no address gets better by trying again. */
const canRetry = (error: StoreLocatorError): boolean => error.code !== 'refused';

function errorView(
  error: StoreLocatorError,
  model: LocatorModel,
  actions: LocatorActions,
): TemplateResult {
  const { hasContent, words } = model;
  const { messages } = words;
  const offline = error.code === 'network' && !navigator.onLine;
  const retry = canRetry(error) && { label: messages.retry, run: () => actions.retry() };
  return html`<slot name="error"
    >${
      hasContent && !retry
        ? nothing
        : messageView(offline ? messages.offline : messages.failed, retry)
    }<slot></slot
  ></slot>`;
}

function contentView(model: LocatorModel, actions: LocatorActions): TemplateResult {
  const { words, listing, problem, hasContent, list, query, nothing } = model;
  const { messages, format } = words;
  const { status, stores, error } = listing;
  const standIn = (own: TemplateResult) => (hasContent ? html`<slot></slot>` : own);
  if (problem) return standIn(messageView(problem));
  if (status === 'error' && error) return errorView(error, model, actions);
  if (list.total) {
    return html`<slot name="before-list"></slot>${listView(list, words, actions)}<slot
        name="after-list"
      ></slot>`;
  }
  if (status === 'idle' || status === 'loading') return standIn(skeletonView());
  if (!stores.length) return html`<slot name="empty">${messageView(messages.noStores)}</slot>`;
  return html`<slot name="empty"
    >${messageView(nothing ?? messages.nothingFound(format, query), {
      label: messages.showAll,
      run: () => actions.search(''),
    })}</slot
  >`;
}

const lineView = (model: LocatorModel, actions: LocatorActions): TemplateResult =>
  html`<div class="line">
    <p role="status">${model.line}</p>
    ${model.readings}
    ${
      model.listing.status === 'partial' || model.listing.refreshFailed
        ? html`<button class="plain small" part="button" @click=${() => actions.retry()}>
            ${model.words.messages.retry}
          </button>`
        : nothing
    }
  </div>`;

function switchView({ words, shown }: LocatorModel, actions: LocatorActions): TemplateResult {
  const { messages } = words;
  const option = (view: ShownView, label: string): TemplateResult =>
    html`<button
      part="button"
      aria-pressed=${shown === view ? 'true' : 'false'}
      @click=${() => actions.show(view)}
    >
      ${label}
    </button>`;
  return html`<div class="switch" role="group" aria-label=${messages.showAs}>
    ${option('list', messages.list)}${option('map', messages.map)}
  </div>`;
}

/** Without stores there is no map; what stands below the switch stays where it was. */
const noSwitchView = ({ withMap, list }: LocatorModel): TemplateResult | typeof nothing =>
  withMap && !list.total ? html`<div class="switch"></div>` : nothing;

const mapView = (model: LocatorModel, actions: LocatorActions): TemplateResult =>
  html`<div class="map-pane">
    <div class="map" part="map"></div>
    ${model.mapFailure ? messageView(model.mapFailure) : nothing}
    ${
      model.shown === 'map' && model.selected
        ? html`<div class="docked row" part="row">
            ${rowView(model.selected, model.words, actions)}
          </div>`
        : nothing
    }
  </div>`;

export function locatorView(model: LocatorModel, actions: LocatorActions): TemplateResult {
  const { words, shown, withSearch, query } = model;
  const layout = layouts.includes(model.layout) ? model.layout : 'auto';
  return html`<section aria-label=${words.messages.stores}>
    <slot name="heading"></slot>
    <div class="shell ${layout} shows-${shown}">
      <div class="pane">
        ${withSearch ? searchView(query, words, actions) : nothing} ${lineView(model, actions)}
        ${layout === 'only-list' ? noSwitchView(model) : switchView(model, actions)}
        <div class="scroller">${contentView(model, actions)}</div>
      </div>
      ${layout === 'only-list' ? nothing : mapView(model, actions)}
    </div>
  </section>`;
}
