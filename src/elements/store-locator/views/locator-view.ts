import { html, nothing, type TemplateResult } from 'lit';
import type { StoreLocatorError } from '../../../domain/error.js';
import { readByDeveloper } from '../../../controllers/reports/read-by-developer.js';
import { isIn } from '../state/list-layout.js';
import { selectedRow } from '../list/rows.js';
import type { ShownRows } from '../list/shown-rows.js';
import type { DrawnList, LocatorState, ShownView } from '../state/contracts.js';
import { buttonView } from './button-view.js';
import { listView, type ListActions } from './list-view.js';
import { messageView, skeletonView, type MessageAction } from './message-view.js';
import { rowView } from './row-view.js';
import { searchView, type SearchActions } from './search-view.js';

/** Whether the page has put something into the element's default slot that a visitor could see. */
const hasContent = (host: Element): boolean =>
  [...host.childNodes].some((node) =>
    node instanceof Element
      ? !node.slot && node.localName !== 'script'
      : node instanceof Text && node.data.trim(),
  );

/** The actions of the visitor in the locator. */
export interface ViewActions extends ListActions, SearchActions {
  retry(): void;
  show(view: ShownView): void;
}

function errorView(
  { code }: StoreLocatorError,
  { host, words: { messages } }: LocatorState,
  retry: MessageAction,
): TemplateResult {
  const offline = code === 'network' && !navigator.onLine;
  // Another try does not make a wrong key or address right.
  const canRetry = code !== 'refused';
  return html`<slot name="error"
    >${
      hasContent(host) && !canRetry
        ? nothing
        : messageView(offline ? messages.offline : messages.failed, canRetry && retry)
    }<slot></slot
  ></slot>`;
}

/**
 * Renders the filters, and beside them how old the stock is. The room of the buttons for the page's
 * filters and product is kept from the first rows on, because they come later. A small list has no
 * other buttons than those.
 */
const toolsView = ({
  list: { isSmall },
  host: { filters, productId },
  results,
  features,
}: LocatorState): TemplateResult | typeof nothing => {
  const hasFilters = filters?.length || productId;
  const isUseful = results.all[isSmall && hasFilters ? 1 : 0] && (hasFilters || !isSmall);
  return isUseful || productId
    ? html`<div class="tools ${productId || (hasFilters && !isSmall) ? 'filters' : ''}">
        ${isUseful ? features?.filters?.view : nothing}
        ${productId ? html`<div class="stock-note">${features?.stock()?.note}</div>` : nothing}
      </div>`
    : nothing;
};

/** Renders the country and number of the stores that a long list shows. */
const partView = (
  {
    list: {
      shownCountry,
      stores: [mine],
    },
    features,
    words,
  }: LocatorState,
  { total }: DrawnList,
): TemplateResult | typeof nothing =>
  shownCountry != null
    ? html`<p class="part">
        <span
          >${features?.filters?.list.groups.nameOf(shownCountry) ?? shownCountry} ·
          ${words.messages.summary(words.format, total - Number(!!mine && !isIn(mine, shownCountry)), 1)}</span
        >
        ${buttonView(
          words.messages.allCountries,
          () => features?.filters?.list.groups.open(null),
          'link',
        )}
      </p>`
    : nothing;

function contentView(state: LocatorState, list: DrawnList, actions: ViewActions): TemplateResult {
  const { words, listing, problem, host, features } = state;
  const { messages } = words;
  const { status, stores, error } = listing;
  const retry = { label: messages.retry, run: () => actions.retry() };
  const standIn = (own: TemplateResult) => (hasContent(host) ? html`<slot></slot>` : own);
  if (problem) return standIn(messageView(readByDeveloper() ? problem.message : messages.failed));
  if (status === 'error' && error) return errorView(error, state, retry);
  if (list.isEmpty && !stores.length)
    return status === 'idle' || status === 'loading'
      ? listing.late
        ? html`${messageView(messages.late, retry)}<slot></slot>`
        : standIn(skeletonView())
      : html`<slot name="empty">${messageView(messages.noStores)}</slot>`;
  return html`${
    list.isEmpty
      ? nothing
      : html`<slot name="before-list"></slot
          >${partView(state, list)}${features?.filters?.list.pending.view}${
            features?.filters?.countries ?? listView(list, words, actions)
          }<slot name="after-list"></slot>`
  }${
    list.total
      ? nothing
      : features?.isDeciding
        ? skeletonView()
        : html`<slot name="empty"
            >${
              features?.filters?.nothingLeft ??
              features?.filters?.list.nothingFound ??
              // The result line says that nothing is found.
              messageView('', { label: messages.showAll, run: () => actions.search('') })
            }</slot
          >`
  }`;
}

const lineView = (
  { searchQuery, line, list, listing, loader, results, features, words }: LocatorState,
  actions: ViewActions,
): TemplateResult =>
  html`<div class="line">
    <p role="status">${line}</p>
    ${features?.readings}
    ${
      listing.status === 'partial' || listing.refreshFailed
        ? buttonView(words.messages.retry, () => actions.retry(), 'plain small')
        : nothing
    }
    ${
      searchQuery.text.trim() && !results.stores.length && loader.isBlind
        ? buttonView(words.messages.tryAgain, () => loader.retry(), 'plain small')
        : nothing
    }
    ${features?.filters?.clear} ${list.isSmall ? nothing : features?.filters?.toggle}
  </div>`;

function switchView({ words, shown }: LocatorState, actions: ViewActions): TemplateResult {
  const { messages } = words;
  const option = (view: ShownView, label: string): TemplateResult =>
    html`<button part="button" aria-pressed=${shown === view} @click=${() => actions.show(view)}>
      ${label}
    </button>`;
  return html`<div class="switch" role="group" aria-label=${messages.showAs}>
    ${option('list', messages.list)}${option('map', messages.map)}
  </div>`;
}

/** Without stores there is no map. An empty switch keeps everything below it in place. */
const noSwitchView = (
  { host }: LocatorState,
  { total }: DrawnList,
): TemplateResult | typeof nothing =>
  host.withoutMap || host.layout === 'list' || total ? nothing : html`<div class="switch"></div>`;

function mapView(state: LocatorState, actions: ViewActions): TemplateResult {
  const { messages } = state.words;
  const selected = state.shown === 'map' && selectedRow(state);
  return html`<div class="map-pane">
    <div class="map" part="map"></div>
    ${
      state.loader.isMapMissing
        ? messageView(messages.mapFailed, {
            label: messages.tryAgain,
            run: () => state.loader.retry(),
          })
        : state.features?.overMap
    }
    ${
      selected
        ? html`<div class="docked row" part="row">${rowView(selected, state.words, actions)}</div>`
        : nothing
    }
  </div>`;
}

export function locatorView(
  state: LocatorState,
  actions: ViewActions,
  rows: Pick<ShownRows, 'draw'>,
): TemplateResult {
  const { searchQuery, typed, list, host, listing, shown, features, hasMap, words } = state;
  const drawn = rows.draw(state, words, actions);
  const known = ['split', 'stacked'].includes(host.layout) ? host.layout : 'auto';
  const layout = hasMap ? known : 'only-list';
  const inPane = html`${lineView(state, actions)}
    ${hasMap ? switchView(state, actions) : noSwitchView(state, drawn)}
    ${
      // Above the list and the message, so that a visitor who has pressed a filter that leaves no
      // store is still on it.
      toolsView(state)
    }
    <div class="scroller">${contentView(state, drawn, actions)}</div>`;
  return html`<section aria-label=${words.messages.stores}>
    <slot name="heading"></slot>
    <div
      class="shell ${layout} shows-${hasMap ? shown : 'list'} ${
        list.isSmall ? `of-${listing.stores.length}` : ''
      }"
    >
      ${
        // Two templates, so that Lit makes another pane instead of moving the parts of this one.
        list.isSmall
          ? html`<div class="pane">${inPane}</div>`
          : html`<div class="pane">
              ${
                host.withoutSearch
                  ? nothing
                  : searchView(
                      typed === searchQuery && features?.visitor?.unknown ? '' : typed.text,
                      words,
                      actions,
                      host._choosesStore,
                    )
              }
              ${inPane}
            </div>`
      }
      ${hasMap ? mapView(state, actions) : nothing}
    </div>
  </section>`;
}
