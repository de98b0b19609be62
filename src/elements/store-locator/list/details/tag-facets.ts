import type { ReactiveController } from 'lit';
import { LastingTask } from '../../../../controllers/loading/lasting-task.js';
import { report } from '../../../../controllers/reports/report.js';
import { collatorOf } from '../../../../domain/list/collator.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import {
  frequentTags,
  TagCollector,
  type StoreTag,
  type TagIndex,
} from '../../../../domain/store/details/tag-index.js';
import type { Store } from '../../../../domain/store/store.js';
import { timeSlicer } from '../../../../scheduling/time-slicer.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import type { LocatorState } from '../../state/contracts.js';
import type { ListFilter } from '../../state/feature-contracts.js';
import type { TagsOf } from './shown-details.js';

/** More buttons than this would be a list of their own. */
const mostButtons = 12;

const none: readonly ListFilter[] = [];
const noStores: readonly Store[] = [];

export interface TagFacetsOptions {
  readonly view: () => Pick<LocatorState, 'listing' | 'words'>;
  /** Returns the function that finds the tags of a store; undefined until details are known. */
  readonly tagsOf: () => TagsOf | undefined;
}

const keyOf = ({ key }: StoreTag): string => `tag:${key}`;

/** Makes filters of the stores' tags. */
export class TagFacets implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: TagFacetsOptions;
  readonly #index: LastingTask<readonly [TagsOf | undefined, readonly Store[]], TagIndex>;
  readonly #filters = memoizeOne((index: TagIndex | undefined): readonly ListFilter[] =>
    index
      ? index.tags.map((tag) => ({
          key: keyOf(tag),
          label: tag.label,
          test: ({ id }) => tag.ids.has(id),
          isFurther: true,
        }))
      : none,
  );
  readonly #frequent = memoizeOne(
    (index: TagIndex | undefined, stores: readonly Store[], lang: string): readonly string[] =>
      index ? frequentTags(index, stores, mostButtons, collatorOf(lang)).map(keyOf) : [],
  );
  readonly #offered = memoizeOne(
    (
      filters: readonly ListFilter[],
      all: readonly ListFilter[],
      frequent: readonly string[],
      chosen: readonly string[],
    ): readonly ListFilter[] => {
      const tags = new Map(all.map((filter) => [filter.key, filter]));
      const on = chosen.filter((key) => tags.has(key) && !frequent.includes(key));
      const shown = [...frequent, ...on].map((key) => tags.get(key)!);
      const first = filters.findIndex((filter) => filter === all[0]);
      return first < 0
        ? filters
        : [...filters.slice(0, first), ...shown, ...filters.slice(first + all.length)];
    },
  );

  constructor(host: LocatorAttributes, options: TagFacetsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
    this.#index = new LastingTask(
      host,
      () => {
        const { status, stores } = options.view().listing;
        // Tags are collected once the listing is whole, and not again for each page.
        return [options.tagsOf(), status === 'loading' ? noStores : stores];
      },
      async ([tagsOf, stores], signal) => {
        const collector = new TagCollector();
        const { isDue, rest } = timeSlicer(
          () => performance.now(),
          signal,
          () => 'last',
        );
        for (const store of tagsOf ? stores : noStores) {
          if (isDue()) await rest();
          collector.add(store, tagsOf?.(store) ?? []);
        }
        return collector.index;
      },
    );
  }

  hostUpdated(): void {
    const from: string | undefined = this.#host.filtersFrom;
    if (from && from !== 'tags')
      report(this.#host, `filters-from="${from}" is none of tags.`, 'warn');
  }

  /** A filter for each tag of the listing. */
  get filters(): readonly ListFilter[] {
    return this.#host.filtersFrom === 'tags' ? this.#filters(this.#index.value) : none;
  }

  /**
   * Returns the filters that get a button: of the tags only the most frequent, and those that are
   * on.
   * @param filters all filters, with those of tags among them
   * @param found the stores that match the search, before any filter
   * @param chosen the visitor's filters: the keys of those that are on
   */
  offered(
    filters: readonly ListFilter[],
    found: readonly Store[],
    chosen: { readonly filters: readonly string[] },
  ): readonly ListFilter[] {
    const { lang } = this.#options.view().words.format;
    const frequent = this.#frequent(this.#index.value, found, lang);
    return this.#offered(filters, this.filters, frequent, chosen.filters);
  }
}
