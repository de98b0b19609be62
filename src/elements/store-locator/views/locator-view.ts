import { html, nothing, type TemplateResult } from 'lit';
import type { StoreLocatorError } from '../../../domain/error.js';
import { readByDeveloper } from '../../../controllers/read-by-developer.js';
import { isIn } from '../first-view.js';
import { selectedRow } from '../rows.js';
import type { List, LocatorState, ShownView } from '../state/contracts.js';
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

/** The visitor does this in the locator. */
export interface ViewActions extends ListActions, SearchActions {
  retry(): void;
  show(view: ShownView): void;
}

const layouts: readonly string[] = ['split', 'stacked'];

function errorView(
  { code }: StoreLocatorError,
  { host, words: { messages } }: LocatorState,
  retry: MessageAction,
): TemplateResult {
  const offline = code === 'network' && !navigator.onLine;
  // No key and no address gets better by trying again.
  const canRetry = code !== 'refused';
  return html`<slot name="error"
    >${
      hasContent(host) && !canRetry
        ? nothing
        : messageView(offline ? messages.offline : messages.failed, canRetry && retry)
    }<slot></slot
  ></slot>`;
}

/** Its room is kept from the first rows on: what narrows them comes after them. Few stores are narrowed by filters alone. */
const narrowingView = ({
  first,
  host: { filters, productId },
  results,
  side,
}: LocatorState): TemplateResult | typeof nothing => {
  const hasFilters = filters?.length || productId;
  return first.isSmall && !(hasFilters && results.all[1])
    ? nothing
    : html`<div class="narrow ${hasFilters && !first.isSmall ? 'filters' : ''}">
        ${side?.narrow?.view}
      </div>`;
};

/** Which part of a long list is shown. */
const partView = (
  {
    first: {
      part,
      stores: [mine],
    },
    side,
    words,
  }: LocatorState,
  { total }: List,
): TemplateResult | typeof nothing =>
  part != null
    ? html`<p class="part">
        <span
          >${side?.narrow?.list.parts.nameOf(part) ?? part} ·
          ${words.messages.summary(words.format, total - Number(!!mine && !isIn(mine, part)), 1)}</span
        >
        ${buttonView(
          words.messages.allCountries,
          () => side?.narrow?.list.parts.open(null),
          'link',
        )}
      </p>`
    : nothing;

function contentView(state: LocatorState, list: List, actions: ViewActions): TemplateResult {
  const { asked, words, listing, loader, problem, host, side } = state;
  const { messages, format } = words;
  const { status, stores, error } = listing;
  const retry = { label: messages.retry, run: () => actions.retry() };
  const standIn = (own: TemplateResult) => (hasContent(host) ? html`<slot></slot>` : own);
  const notFound = loader.isBlind
    ? messages.placesFailed
    : messages.nothingFound(format, asked.text);
  if (problem) return standIn(messageView(readByDeveloper() ? problem.message : messages.failed));
  if (status === 'error' && error) return errorView(error, state, retry);
  if (list.isEmpty && !stores.length)
    return ['idle', 'loading'].includes(status)
      ? listing.late
        ? html`${messageView(messages.late, retry)}<slot></slot>`
        : standIn(skeletonView())
      : html`<slot name="empty">${messageView(messages.noStores)}</slot>`;
  // Above either: whoever has pressed a filter that leaves nothing is on it still.
  return html`${narrowingView(state)}${
    list.isEmpty
      ? nothing
      : html`<slot name="before-list"></slot
          >${partView(state, list)}${side?.narrow?.list.held.view}${
            side?.narrow?.countries ?? listView(list, words, actions)
          }<slot name="after-list"></slot>`
  }${
    list.total
      ? nothing
      : side?.isDeciding
        ? skeletonView()
        : html`<slot name="empty"
            >${
              side?.narrow?.nothingLeft ??
              messageView(side?.summary ?? notFound, {
                label: messages.showAll,
                run: () => actions.search(''),
              })
            }</slot
          >`
  }`;
}

const lineView = (
  { asked, host, line, listing, loader, results, side, words }: LocatorState,
  actions: ViewActions,
): TemplateResult =>
  html`<div class="line">
      <p role="status">${line}</p>
      ${side?.readings} ${side?.narrow?.clear}
      ${
        listing.status === 'partial' || listing.refreshFailed
          ? buttonView(words.messages.retry, () => actions.retry(), 'plain small')
          : nothing
      }
      ${
        asked.text.trim() && !results.stores.length && loader.isBlind
          ? buttonView(words.messages.tryAgain, () => loader.retry(), 'plain small')
          : nothing
      }
    </div>
    ${host.productId ? html`<div class="stock-note">${side?.stock()?.note}</div>` : nothing}`;

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

/** Without stores there is no map; what stands below the switch stays where it was. */
const noSwitchView = ({ host }: LocatorState, { total }: List): TemplateResult | typeof nothing =>
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
        : state.side?.overMap
    }
    ${
      selected
        ? html`<div class="docked row" part="row">${rowView(selected, state.words, actions)}</div>`
        : nothing
    }
  </div>`;
}

export function locatorView(state: LocatorState, actions: ViewActions): TemplateResult {
  const { asked, first, host, listing, rows, shown, side, wanted, words } = state;
  const list = rows.draw(state, words, actions);
  const known = layouts.includes(host.layout) ? host.layout : 'auto';
  const layout = wanted ? known : 'only-list';
  const inPane = html`${lineView(state, actions)}
    ${wanted ? switchView(state, actions) : noSwitchView(state, list)}
    <div class="scroller">${contentView(state, list, actions)}</div>`;
  return html`<section aria-label=${words.messages.stores}>
    <slot name="heading"></slot>
    <div
      class="shell ${layout} shows-${wanted ? shown : 'list'} ${
        first.isSmall ? `of-${listing.stores.length}` : ''
      }"
    >
      ${
        // Another pane, and not the same one with its parts moved.
        first.isSmall
          ? html`<div class="pane">${inPane}</div>`
          : html`<div class="pane">
              ${host.withoutSearch ? nothing : searchView(side?.visitor?.unknown ? '' : asked.text, words, actions)}
              ${inPane}
            </div>`
      }
      ${wanted ? mapView(state, actions) : nothing}
    </div>
  </section>`;
}
