import type { ReactiveController, TemplateResult } from 'lit';
import { countryCodeOf } from '../../../domain/country/country-code-of.js';
import { collatorOf } from '../../../domain/list/collator.js';
import { isIn } from '../state/list-layout.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorActions, LocatorState } from '../state/contracts.js';
import { countriesView } from './countries-view.js';

export interface CountryGroupsOptions extends Pick<LocatorActions, 'changeList' | 'renew'> {
  readonly view: () => Pick<LocatorState, 'list' | 'listing' | 'results' | 'words'>;
  /** Returns the country that the filters narrow the list to. */
  readonly chosenCountry: () => string | undefined;
  readonly chooseCountry: (country: string) => void;
  /** Lets the list of the opened country be grouped anew. */
  readonly forgetGrouping: () => void;
  /** Returns the name of a country for a key that `countryOf` returns. */
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

  /**
   * Replaces the name of a chosen or opened country by its code, once the code is known. The
   * service may spell a country in several ways.
   */
  hostUpdated(): void {
    const { chosenCountry, chooseCountry } = this.#options;
    const country = chosenCountry() ?? '';
    const chosenCode = this.codeOf(country);
    if (chosenCode !== country) chooseCountry(chosenCode);
    const { list, listing, results } = this.#options.view();
    const { openCountry, stores } = list;
    if (openCountry == null) return;
    const code = this.codeOf(openCountry);
    if (code !== openCountry) {
      this.#options.changeList({ openCountry: code });
      this.#host.requestUpdate();
      return;
    }
    if (!list.isByCountry || stores.length || listing.status === 'loading') return;
    // The country is from another listing, or its stores are gone. The layout opens another
    // country.
    if (results.all.some((store) => isIn(store, openCountry))) return;
    this.#options.changeList({ openCountry: undefined });
    this.#options.renew();
  }

  /** The number of times that the visitor has opened another country. */
  get openings(): number {
    return this.#openings;
  }

  /** Returns the name of a country that is given by its code, or as the service spells it. */
  nameOf(country: string): string {
    return this.#options.countryText(this.codeOf(country));
  }

  /**
   * Returns the code of a country that is given by its name; the name while the code is not known.
   */
  codeOf(country: string): string {
    return countryCodeOf(country, this.#options.view().results.all);
  }

  /** Renders the countries in place of the list, when none of them is opened. */
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

  /**
   * Opens a country; null shows all countries. Focus moves to the button that then stands there.
   */
  open(country: string | null): void {
    this.#openings++;
    this.#options.changeList({ openCountry: country });
    this.#options.forgetGrouping();
    this.#options.renew();
    void this.#host.updateComplete.then(() => {
      const { shadowRoot } = this.#host;
      const next = shadowRoot?.querySelector<HTMLElement>('.part button, .countries button');
      next?.focus({ preventScroll: true });
    });
  }
}
