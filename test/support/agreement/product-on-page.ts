import { startBadge, type BadgeHarness } from '../harness/badge.js';
import { startLocator, type LocatorHarness } from '../harness/locator.js';
import type { Chance } from './chance.js';
import { locations, wordsSaid, type Body, type Variant } from './naive-stock.js';

export type Shown = BadgeHarness | LocatorHarness;

/**
 * The source of a product's variant: a form that names its product, a form that does not, or
 * scripts that set each element's property.
 */
export type Kind = 'declared' | 'plain' | 'scripted';

const tell = (type: string, detail: object): Event =>
  new CustomEvent(type, { detail, bubbles: true });

/** One product of a page: its section, its elements, and the state that they should show. */
export class ProductOnPage {
  readonly id: string;
  readonly kind: Kind;
  readonly section = document.createElement('section');
  readonly locators: LocatorHarness[] = [];
  readonly badges: BadgeHarness[] = [];
  /** The last good answer, and when it came. */
  body: Body | undefined;
  checkedAt = 0;
  variant: Variant;
  /** The ids of the variants that an inventory may contain. */
  readonly #variants: readonly string[];
  /** A variant of the product that no answer ever contains. */
  readonly #unlisted: string;
  readonly #chance: Chance;
  readonly #baseUrl: string;
  readonly #form = document.createElement('form');
  readonly #control = document.createElement('input');

  /** @param run makes ids unique to each test, since the page remembers ids for a while */
  constructor(
    nth: number,
    kind: Kind,
    { run, chance, baseUrl }: { run: number; chance: Chance; baseUrl: string },
  ) {
    this.id = `${run}70${nth}`;
    this.kind = kind;
    this.#chance = chance;
    this.#baseUrl = baseUrl;
    this.#variants = [1, 2, 3, 4].map((last) => `${nth}${last}`);
    this.#unlisted = `${nth}5`;
    this.variant = kind === 'scripted' ? undefined : this.#variants[0];
    this.#form.setAttribute('action', '/cart/add');
    if (kind === 'declared') this.#form.dataset.productId = this.id;
    Object.assign(this.#control, { type: 'hidden', name: 'id', value: this.variant });
    this.#form.append(this.#control);
    if (kind !== 'scripted') this.section.append(this.#form);
  }

  get all(): readonly Shown[] {
    return [...this.locators, ...this.badges];
  }

  addLocator(): LocatorHarness {
    const locator = startLocator({
      ...this.#options,
      parent: this.kind === 'scripted' ? this.#component() : this.section,
      attributes: { ...this.#options.attributes, 'without-map': '', 'heading-level': '3' },
    });
    this.locators.push(locator);
    return locator;
  }

  /**
   * Adds a component as some themes have it: its content cannot be found from outside, and a script
   * tells it its variant.
   */
  #component(): ShadowRoot {
    const component = document.createElement('div');
    this.section.append(component);
    return component.attachShadow({ mode: 'open' });
  }

  /** @param platformLocationId the store of the badge; undefined: my store, or all stores */
  addBadge(platformLocationId: string | undefined): void {
    const { properties, ...options } = this.#options;
    const badge = startBadge({ ...options, properties: { ...properties, platformLocationId } });
    this.badges.push(badge);
  }

  /** The pasted variant is only the initial one, since the form beside the element overrides it. */
  get #options() {
    const pasted = [undefined, this.variant, this.#chance.pick(this.#variants)];
    const variantId = this.kind === 'scripted' ? this.variant : this.#chance.pick(pasted);
    return {
      parent: this.section,
      style: 'width: 400px',
      attributes: { 'base-url': this.#baseUrl, 'product-id': this.id, lang: 'en-DE' },
      properties: { variantId: variantId ?? undefined },
    };
  }

  /** Returns a random table by platform ids or the service's ids, with gaps and unknown words. */
  anyBody(): Body {
    const chance = this.#chance;
    if (chance.happens(0.1)) return {};
    // The only variant of a simple product has the product's id.
    const variants = chance.happens(0.15)
      ? [this.id]
      : this.#variants.filter(() => chance.happens(0.8));
    const isByPlatform = chance.happens(0.75);
    const row = () =>
      Object.fromEntries(
        locations
          .map(({ id, platform_location_id: key }) => (isByPlatform ? key : `${id}`))
          .filter((key) => key && chance.happens(0.8))
          .map((key) => [key, chance.pick(wordsSaid)]),
      );
    return Object.fromEntries(variants.map((variant) => [variant, row()]));
  }

  /** Chooses another variant in one of the ways that themes have. */
  chooseVariant(): string {
    const chance = this.#chance;
    if (this.kind === 'scripted') {
      this.variant = chance.pick([...this.#variants, this.id, this.#unlisted, '', undefined, null]);
      for (const { element } of this.all)
        Object.assign(element, { variantId: this.variant ?? undefined });
      return `variant ${this.variant} of ${this.id} by script`;
    }
    const variant = chance.pick([...this.#variants, this.#unlisted]);
    this.variant = variant;
    this.#control.value = variant;
    const way = chance.pick(['change', 'silent', 'variant:change', 'variant:update', 'promise']);
    if (way === 'change') this.#control.dispatchEvent(new Event('change', { bubbles: true }));
    else if (way === 'variant:change')
      this.#form.dispatchEvent(tell(way, { variant: { id: Number(variant) } }));
    else if (way === 'variant:update') {
      const resource = { id: `gid://shop/ProductVariant/${variant}` };
      this.#form.dispatchEvent(tell(way, { resource, data: { productId: this.id } }));
    } else if (way === 'promise') {
      const event = new Event('shopify:product:select', { bubbles: true });
      const promise = Promise.resolve({ variant: { id: variant } });
      this.#form.dispatchEvent(Object.assign(event, { product: { id: this.id }, promise }));
    }
    return `variant ${variant} of ${this.id} by ${way}`;
  }

  /** Dispatches an event at the product's form about another product, or about no variant. */
  sayNothingNew(): string {
    const detail = this.#chance.pick([
      { resource: { id: `9${this.id}` } },
      { resource: { id: 91 }, data: { productId: 999 } },
      { variant: { id: 91, product_id: 999 } },
    ]);
    const type = 'variant' in detail ? 'variant:change' : 'data' in detail && 'variant:update';
    (this.kind === 'scripted' ? this.section : this.#form).dispatchEvent(
      tell(type || 'variant:selected', detail),
    );
    return `nothing new at ${this.id}`;
  }
}
