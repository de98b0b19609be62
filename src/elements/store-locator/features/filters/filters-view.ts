import { html, nothing, type TemplateResult } from 'lit';
import { collatorOf } from '../../../../domain/list/collator.js';
import type { FilteredStores } from '../../../../domain/list/filter-stores.js';
import type { Store } from '../../../../domain/store/store.js';
import type { FilterState } from './filter-state.js';
import type { ListFilter } from '../../state/feature-contracts.js';
import { choiceView, type Choice } from './choice-view.js';
import { countryText, type FilterWords } from './filter-words.js';

export interface FiltersModel {
  readonly words: FilterWords;
  readonly allCountries: string;
  readonly chosen: FilterState;
  /** True when the fields are shown, and not only the buttons. */
  readonly isOpen: boolean;
  readonly narrowed: Pick<FilteredStores<Store>, 'countries' | 'states'>;
  /** The orders that the visitor may choose; the default order of the list comes first. */
  readonly orders: readonly Choice[];
  /** The filters; `stores` is the number of stores that each filter would leave. */
  readonly filters: readonly (Omit<ListFilter, 'test'> & { readonly stores: number })[];
}

/**
 * Returns a choice with name and count for each key, in the order of the names. The chosen key is
 * included even when no store has it.
 */
function countedChoices(
  counts: ReadonlyMap<string, number>,
  chosen: string | undefined,
  nameOf: (key: string) => string,
  { messages, format }: FilterWords,
): Choice[] {
  const keys = [...new Set([...counts.keys(), chosen ?? ''])].filter(Boolean);
  const compare = collatorOf(format.lang);
  return keys
    .map((key) => [key, nameOf(key)] as const)
    .sort(([, a], [, b]) => compare(a, b))
    .map(([key, name]) => [key, messages.withCount(format, name, counts.get(key) ?? 0)]);
}

/** Renders the fields and buttons that narrow and order the list. */
export function filtersView(
  model: FiltersModel,
  choose: (changes: Partial<FilterState>) => void,
): TemplateResult {
  const { words, chosen, narrowed, filters } = model;
  const { messages } = words;
  const { country, state } = chosen;
  const countries = countedChoices(
    narrowed.countries,
    country,
    (key) => countryText(key, words),
    words,
  );
  const isOneCountry = country !== undefined || countries.length < 2;
  const states = isOneCountry ? countedChoices(narrowed.states, state, (key) => key, words) : [];
  const facet = (
    label: string,
    none: string,
    choices: readonly Choice[],
    key: 'country' | 'state',
  ) =>
    choices.length > 1 || chosen[key]
      ? choiceView(label, [['', none], ...choices], chosen[key] ?? '', (value) =>
          choose({ state: undefined, [key]: value || undefined }),
        )
      : nothing;
  return html`<div class="fields" ?hidden=${!model.isOpen}>
      ${facet(messages.country, model.allCountries, countries, 'country')}
      ${facet(messages.region, messages.allRegions, states, 'state')}
      ${choiceView(messages.sort, model.orders, chosen.order ?? '', (value) =>
        choose({ order: value === 'town' ? '' : value }),
      )}
    </div>
    ${
      filters.length
        ? html`<div class="choices" role="group" aria-label=${messages.filters}>
            ${filters.map(({ key, label, stores, isFurther }) => {
              const isOn = chosen.filters.includes(key);
              return html`<button
                part="button"
                aria-pressed=${isOn}
                ?hidden=${isFurther && !model.isOpen}
                @click=${() =>
                  choose({
                    filters: isOn
                      ? chosen.filters.filter((other) => other !== key)
                      : [...chosen.filters, key],
                  })}
              >
                ${messages.withCount(words.format, label, stores)}
              </button>`;
            })}
          </div>`
        : nothing
    }`;
}

const iconView = (path: string): TemplateResult =>
  html`<svg viewBox="0 0 16 16"><path d=${path} /></svg>`;

/** Renders the button that opens and closes the fields. Beside it, the result line has room. */
export const toggleView = (label: string, isOpen: boolean, toggle: () => void): TemplateResult =>
  html`<button
    class="plain toggle"
    part="button"
    aria-label=${label}
    title=${label}
    aria-expanded=${isOpen}
    @click=${toggle}
  >
    ${iconView('M1 4h14M4 8h8M6.5 12h3')}
  </button>`;

/** Renders the button that removes all filters. */
export const clearView = (label: string, clear: () => void): TemplateResult =>
  html`<button
    class="plain toggle"
    part="button"
    aria-label=${label}
    title=${label}
    @click=${clear}
  >
    ${iconView('m3 3 10 10M13 3 3 13')}
  </button>`;
