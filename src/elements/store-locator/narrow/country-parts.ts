import type { TemplateResult } from 'lit-html';
import { countryOf } from '../../../domain/country-of.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';
import { countriesView } from './countries-view.js';
import { countryText, type NarrowWords } from './narrow-words.js';

/** The countries of a long list, of which one is opened at a time. */
export class CountryParts {
  readonly #host: LocatorAttributes;
  readonly #options: NarrowSideOptions;
  readonly #words: () => NarrowWords;
  #openings = 0;
  #selectedId: number | undefined;

  constructor(host: LocatorAttributes, options: NarrowSideOptions, words: () => NarrowWords) {
    this.#host = host;
    this.#options = options;
    this.#words = words;
  }

  /** How often the visitor has opened another. */
  get openings(): number {
    return this.#openings;
  }

  /** What a country is called that is given by its code, or as the service spells it. */
  nameOf(country: string): string {
    return countryText(this.codeOf(country), this.#words());
  }

  /** The code of a country that is given by its name, once it is known. */
  codeOf(country: string): string {
    if (country.length < 3) return country;
    const { all } = this.#options.view().results;
    return all.find((store) => store.country === country)?.countryCode ?? country;
  }

  /** In place of the list, when none is opened. */
  view(counts: ReadonlyMap<string, number>): TemplateResult | undefined {
    const { first, words } = this.#options.view();
    if (!first.hasParts || first.opened !== null) return undefined;
    const own = this.#words();
    const { compare } = new Intl.Collator(own.format.lang);
    const rows = [...counts].map(([key, stores]) => ({
      name: countryText(key, own),
      stores: own.format.number(stores),
      open: () => this.open(key),
    }));
    rows.sort((a, b) => compare(a.name, b.name));
    return countriesView(rows, words.messages.allCountries);
  }

  /** Opens a country; null: shows all of them. Focus goes on in what stands there instead. */
  open(country: string | null): void {
    this.#openings++;
    this.#options.view().first.opened = country;
    this.#options.renew();
    void this.#host.updateComplete.then(() => {
      const { shadowRoot } = this.#host;
      const next = shadowRoot?.querySelector<HTMLElement>('.part button, .countries button');
      next?.focus({ preventScroll: true });
    });
  }

  /** A store that is selected elsewhere is in the list too. The map stays where it is. */
  followSelection(): void {
    const { first, results, selectedId } = this.#options.view();
    if (selectedId === this.#selectedId) return;
    const store = results.find(selectedId);
    // Its page may be on its way.
    if (store || selectedId === undefined) this.#selectedId = selectedId;
    if (!store || !first.hasParts || first.stores.some(({ id }) => id === selectedId)) return;
    first.opened = countryOf(store);
    this.#options.renew();
    this.#options.reveal(store.id);
  }
}
