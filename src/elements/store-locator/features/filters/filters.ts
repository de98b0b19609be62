import { nothing, type ReactiveController, type TemplateResult } from 'lit';
import { adoptSheet, sheetOf } from '../../../../controllers/look/adopt-sheet.js';
import { createCatalogue } from '../../../../controllers/words/catalogue.js';
import type { FoundStore } from '../../../../domain/store/found-store.js';
import { filterStores, type FilteredStores } from '../../../../domain/list/filter-stores.js';
import type { Place } from '../../../../domain/search/place.js';
import { filterMessages } from '../../../../i18n/en-filters.js';
import type { ListTools } from '../../list/list-feature.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import { ValueCheck } from '../../value-check.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import { filtersAt, noFilters, type FilterState } from './filter-state.js';
import { filtersSummary } from './filters-summary.js';
import { clearView, filtersView, toggleView } from './filters-view.js';
import { countryText, type FilterWords } from './filter-words.js';
import type { FiltersOptions } from './filters-options.js';
import filtersCss from './filters.css';
import { orderChoices } from './order-choices.js';
import { ownFilters } from './own-filters.js';
import type { Arrange, FiltersFeature, ListFilter, Sort } from '../../state/feature-contracts.js';
import { messageView } from '../../views/message-view.js';

/** The style sheet; undefined when there is no DOM. */
const filtersSheet = sheetOf(filtersCss);

/** The names of the chosen region and of the active filters; each is '' for all. */
type Limits = readonly [where: string, what: string];

const none: FilteredStores<FoundStore> = { stores: [], countries: new Map(), states: new Map() };

/**
 * Narrows the list by country, state and the merchant's filters, and orders it. Also shows the list
 * of countries.
 */
export class Filters implements FiltersFeature, ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: FiltersOptions;
  readonly #catalogue = createCatalogue(filterMessages);
  readonly #words = memoizeOne(
    (messages: FilterWords['messages'], format: FilterWords['format']): FilterWords => ({
      messages,
      format,
    }),
  );
  readonly #filters = memoizeOne(
    (own: unknown, more: readonly ListFilter[], stock?: ListFilter): readonly ListFilter[] =>
      [ownFilters(this.#host, own), stock ?? [], more].flat(),
  );
  readonly #isOn = ({ key }: ListFilter): boolean => this.#chosen.filters.includes(key);
  readonly #arrange = memoizeOne(
    (found: Arrange, chosen: FilterState, filters: readonly ListFilter[]): Arrange => {
      const { country, state } = chosen;
      const tests = filters.filter(this.#isOn).map(({ test }) => test);
      return (index, query) => {
        this.#found = found(index, query);
        this.#filtered = filterStores(this.#found, { country, state, tests });
        return this.#filtered.stores;
      };
    },
  );
  readonly #counts = memoizeOne((stores: readonly FoundStore[], filters: readonly ListFilter[]) =>
    filters.map((filter) => ({ ...filter, stores: stores.filter(filter.test).length })),
  );
  /** The tools of the list: waiting rows, country groups, order by name. */
  readonly list: ListTools;
  #isOpen = false;
  #chosen = noFilters;
  #found: readonly FoundStore[] = [];
  #filtered = none;
  #place: Place | undefined;
  /** Filters that were removed because the place or the store of this query lies elsewhere. */
  #lifted: { readonly limits: Limits; readonly text: string } | undefined;

  constructor(host: LocatorAttributes, options: FiltersOptions) {
    this.#host = host;
    this.#options = options;
    this.list = options.createListFeature(host, {
      ...options,
      chosenCountry: () => this.country,
      chooseCountry: (country) => this.#choose({ ...this.#chosen, country }),
      lift: () => this.#clear(this.#what),
      filtersKey: () => this.key,
      isFiltered: () => this.isActive,
      countryText: (country) => countryText(country, this.#ownWords),
    });
    // Attributes are checked late, because a wrong one is a matter for the developer alone.
    new ValueCheck(host);
    adoptSheet(host, filtersSheet);
    host.addController(this);
  }

  get key(): string {
    const { country, state, filters } = this.#chosen;
    return [this.list.groups.openings, country, state, ...filters].join('|');
  }

  get isActive(): boolean {
    return this.#what.some(Boolean);
  }

  get country(): string | undefined {
    return this.#chosen.country;
  }

  arrange(found: Arrange): Arrange {
    return this.#arrange(found, this.#chosen, this.#own);
  }

  line(line: string, query: string): string {
    const { messages, format } = this.#ownWords;
    const { searchQuery, results, features } = this.#options.view();
    // A line about “Near me” counts no stores, so the filters add nothing to it.
    if (features && features.line !== features.summary) return line;
    if (this.#lifted?.text === searchQuery.text)
      line += ` · ${messages.notOnly(format, ...this.#lifted.limits)}`;
    if (this.#found.length)
      line = filtersSummary(
        line,
        query !== '',
        ...this.#what,
        results.stores.length,
        this.#ownWords,
      );
    // The stock filter leaves only stores that have the product, so a count would say nothing.
    const isByStock = this.#own.some((filter) => filter.name && this.#isOn(filter));
    const stock = line && !isByStock && this.#options.stock()?.line;
    return stock ? `${line} · ${stock}` : line;
  }

  get view(): TemplateResult {
    const { results, words } = this.#options.view();
    return filtersView(
      {
        words: this.#ownWords,
        allCountries: words.messages.allCountries,
        chosen: this.#chosen,
        isOpen: this.#isOpen,
        narrowed: this.#filtered,
        orders: orderChoices(
          this.#options.view(),
          {
            isNear: this.#isNear,
            withStockFirst: this.#options.stock()?.orderName,
            countries: this.#filtered.countries.size,
          },
          this.#ownWords,
        ),
        filters: this.#counts(
          this.#options.counted() ?? results.stores,
          this.list.offered(this.#own, this.#found, this.#chosen),
        ),
      },
      (changes) => this.#choose({ ...this.#chosen, ...changes }),
    );
  }

  get toggle(): TemplateResult {
    const { messages, format } = this.#ownWords;
    const { country, state, filters } = this.#chosen;
    const active = [country, state, ...filters].filter(Boolean).length;
    const label = active ? messages.withCount(format, messages.filters, active) : messages.filters;
    return toggleView(label, this.#isOpen, () => {
      this.#isOpen = !this.#isOpen;
      this.#host.requestUpdate();
    });
  }

  get clear(): TemplateResult | typeof nothing {
    const { clearFilters } = this.#ownWords.messages;
    return this.isActive ? clearView(clearFilters, () => this.#clear()) : nothing;
  }

  get nothingLeft(): TemplateResult | undefined {
    const { clearFilters } = this.#ownWords.messages;
    return this.isActive && this.#found.length
      ? messageView('', { label: clearFilters, run: () => this.#clear() })
      : undefined;
  }

  get countries(): TemplateResult | undefined {
    return this.list.groups.view(this.#filtered.countries);
  }

  hostUpdated(): void {
    const place = this.#options.place();
    if (place === this.#place) return;
    // The nearest store tells the state of the place. That store is known only once all stores have
    // positions and are in order.
    const { features } = this.#options.view();
    const isPlacing = features?.placing || !features?.search;
    if (!isPlacing) this.#place = place;
    const kept = place
      ? filtersAt(this.#chosen, place, isPlacing ? [] : this.#found)
      : this.#chosen;
    if (kept !== this.#chosen) this.#choose(kept, [this.#what[0], ''], this.list.pending.renew);
  }

  get isStockWanted(): boolean {
    return this.#isNear || this.#chosen.filters.length > 0;
  }

  get #isNear(): boolean {
    return this.#options.place() !== undefined;
  }

  get #own(): readonly ListFilter[] {
    return this.#filters(this.#host.filters, this.list.filters, this.#options.stock()?.filter);
  }

  get sort(): Sort | undefined {
    const { order } = this.#chosen;
    if (order === 'name') return this.list.byName;
    return this.#isNear && !order ? this.#options.stock()?.order : undefined;
  }

  get #ownWords(): FilterWords {
    const { format } = this.#options.view().words;
    return this.#words(this.#catalogue(this.#host), format);
  }

  /** For example "Bayern, Germany" and "Drive-in". */
  get #what(): Limits {
    const { country, state } = this.#chosen;
    const where = [state, country && countryText(country, this.#ownWords)];
    const on = this.#own.filter(this.#isOn).map(({ label, name = label }) => name);
    return [where.filter(Boolean).join(', '), on.join(', ')];
  }

  /** Removes all filters. The order stays. */
  #clear(limits?: Limits): void {
    this.#choose({ ...noFilters, order: this.#chosen.order }, limits);
  }

  #choose(chosen: FilterState, limits?: Limits, renew = this.#options.renew): void {
    const { searchQuery } = this.#options.view();
    this.#lifted = limits && { limits, text: searchQuery.text };
    this.#chosen = chosen;
    // A filter that is chosen at a place is meant for it, so `hostUpdated` must not remove it.
    this.#place = this.#options.place();
    this.list.forgetGrouping();
    renew();
  }
}
