import type { ReactiveController, TemplateResult } from 'lit';
import { countryCodeOf } from '../../../domain/country/country-code-of.js';
import { collatorOf } from '../../../domain/list/collator.js';
import { isIn } from '../first-view.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { Chosen } from '../narrow/chosen.js';
import type { LocatorActions, LocatorState } from '../state/contracts.js';
import { countriesView } from './countries-view.js';

export interface CountryPartsOptions extends Pick<LocatorActions, 'renew'> {
  readonly view: () => Pick<LocatorState, 'first' | 'listing' | 'results' | 'words'>;
  readonly chosen: () => Chosen;
  readonly choose: (chosen: Chosen) => void;
  /** What a country is called, given as `countryOf` does. */
  readonly countryText: (country: string) => string;
}

/** The countries of a long list, of which one is opened at a time. */
export class CountryParts implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: CountryPartsOptions;
  #openings = 0;

  constructor(host: LocatorAttributes, options: CountryPartsOptions) {
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
    const { first, listing, results } = this.#options.view();
    const { opened, stores } = first;
    if (opened == null) return;
    const code = this.codeOf(opened);
    if (code !== opened) {
      first.opened = code;
      this.#host.requestUpdate();
      return;
    }
    if (!first.hasParts || stores.length || listing.status === 'loading') return;
    // It was another listing's, or its stores are gone: one of this listing's comes in its place.
    if (results.all.some((store) => isIn(store, opened))) return;
    first.opened = undefined;
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
    const { first, words } = this.#options.view();
    if (!first.hasParts || first.opened !== null) return undefined;
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
    const { first } = this.#options.view();
    first.opened = country;
    first.wasGrouped = undefined;
    this.#options.renew();
    void this.#host.updateComplete.then(() => {
      const { shadowRoot } = this.#host;
      const next = shadowRoot?.querySelector<HTMLElement>('.part button, .countries button');
      next?.focus({ preventScroll: true });
    });
  }
}
