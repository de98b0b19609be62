import type { ReactiveController, TemplateResult } from 'lit';
import { countryCodeOf } from '../../../domain/country/country-code-of.js';
import { collatorOf } from '../../../domain/list/collator.js';
import { isIn } from '../state/list-layout.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { FilterState } from '../features/filters/filter-state.js';
import type { LocatorActions, LocatorState } from '../state/contracts.js';
import { countriesView } from './countries-view.js';

export interface CountryGroupsOptions extends Pick<LocatorActions, 'renew'> {
  readonly view: () => Pick<LocatorState, 'list' | 'listing' | 'results' | 'words'>;
  readonly chosen: () => FilterState;
  readonly choose: (chosen: FilterState) => void;
  /** What a country is called, given as `countryOf` does. */
  readonly countryText: (country: string) => string;
}

/** The countries of a long list, of which one is opened at a time. */
export class CountryGroups implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: CountryGroupsOptions;
  #openings = 0;

  constructor(host: LocatorAttributes, options: CountryGroupsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** One that is chosen or opened goes by its code as soon as that is known, for it may be spelled in several ways. */
  hostUpdated(): void {
    const { chosen, choose } = this.#options;
    const { country = '' } = chosen();
    const chosenCode = this.codeOf(country);
    if (chosenCode !== country) choose({ ...chosen(), country: chosenCode });
    const { list, listing, results } = this.#options.view();
    const { openCountry, stores } = list;
    if (openCountry == null) return;
    const code = this.codeOf(openCountry);
    if (code !== openCountry) {
      list.openCountry = code;
      this.#host.requestUpdate();
      return;
    }
    if (!list.isByCountry || stores.length || listing.status === 'loading') return;
    // It was another listing's, or its stores are gone: one of this listing's comes in its place.
    if (results.all.some((store) => isIn(store, openCountry))) return;
    list.openCountry = undefined;
    this.#options.renew();
  }

  /** How often the visitor has opened another. */
  get openings(): number {
    return this.#openings;
  }

  /** What a country is called that is given by its code, or as the service spells it. */
  nameOf(country: string): string {
    return this.#options.countryText(this.codeOf(country));
  }

  /** The code of a country that is given by its name, once it is known. */
  codeOf(country: string): string {
    return countryCodeOf(country, this.#options.view().results.all);
  }

  /** In place of the list, when none is opened. */
  view(counts: ReadonlyMap<string, number>): TemplateResult | undefined {
    const { list, words } = this.#options.view();
    if (!list.isByCountry || list.openCountry !== null) return undefined;
    const { format } = words;
    const compare = collatorOf(format.lang);
    const rows = [...counts].map(([key, stores]) => ({
      name: this.#options.countryText(key),
      stores: format.number(stores),
      open: () => this.open(key),
    }));
    rows.sort((a, b) => compare(a.name, b.name));
    return countriesView(rows, words.messages.allCountries);
  }

  /** Opens a country; null: shows all of them. Focus goes on in what stands there instead. */
  open(country: string | null): void {
    this.#openings++;
    const { list } = this.#options.view();
    list.openCountry = country;
    list.wasGrouped = undefined;
    this.#options.renew();
    void this.#host.updateComplete.then(() => {
      const { shadowRoot } = this.#host;
      const next = shadowRoot?.querySelector<HTMLElement>('.part button, .countries button');
      next?.focus({ preventScroll: true });
    });
  }
}
