import { rememberForms } from './changed-forms.js';
import { rememberDeclared } from './declared-product.js';
import { addressVariant, cartControls } from './product-forms.js';
import { promisedVariant, variantEvents, type SaidVariant } from './read-variant-event.js';
import { platformId } from '../domain/store/platform-id.js';

/** A page's word that a variant has been chosen. */
export interface VariantChange extends SaidVariant {
  /** '' when no variant is. */
  readonly variantId: string;
  /** A control or an event's target; the body for the page as a whole. */
  readonly source: Element;
  /** A later event has a higher number, whenever its variant became known. */
  readonly order: number;
}

export interface VariantListener {
  hear(signal: VariantChange): void;
  /** The page's forms, or its address, have changed. */
  look(): void;
}

/** How often a control or an address that tells nothing is looked at, while the page is seen. */
const lookMs = 200;

/**
 * Hears all that a page says of variants: its themes' events, its forms' controls and its address.
 * One for all elements; it listens while somebody listens to it. A hidden control that a script
 * writes to changes its attribute, and a new address is an event in newer engines; other controls,
 * and older engines, have to be looked at.
 */
export class VariantWatch {
  readonly #listeners = new Set<VariantListener>();
  readonly #observer = new MutationObserver(() => this.#lookSoon());
  #early: readonly Event[] = [];
  #missed: VariantChange[] = [];
  #said = '';
  #order = 0;
  #frame: number | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @returns how to leave */
  add(listener: VariantListener): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.#stop();
    };
  }

  /** Events before anybody listened, for the first of those who do. */
  set early(events: readonly Event[]) {
    this.#early = events;
  }

  /** The words of those events, for a moment. */
  get missed(): readonly VariantChange[] {
    return this.#missed;
  }

  #start(): void {
    for (const event of this.#early) this.#read(event, (signal) => this.#missed.push(signal));
    this.#early = [];
    setTimeout(() => (this.#missed = []));
    this.#said = pageSays();
    rememberDeclared();
    rememberForms();
    for (const type of Object.keys(variantEvents)) addEventListener(type, this.#onEvent, true);
    for (const type of ['change', 'popstate']) addEventListener(type, this.#onChange, true);
    document.addEventListener('visibilitychange', this.#watchSilent);
    navigationOf()?.addEventListener('currententrychange', this.#look);
    this.#observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['value'],
    });
    this.#watchSilent();
  }

  #stop(): void {
    for (const type of Object.keys(variantEvents)) removeEventListener(type, this.#onEvent, true);
    for (const type of ['change', 'popstate']) removeEventListener(type, this.#onChange, true);
    document.removeEventListener('visibilitychange', this.#watchSilent);
    navigationOf()?.removeEventListener('currententrychange', this.#look);
    this.#observer.disconnect();
    this.#stopLooking();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  /** Patching `history` would tell too, but could not be undone beside others that do. */
  readonly #watchSilent = (): void => {
    const isSilent = !navigationOf() || controlsOfPage().some(({ type }) => type !== 'hidden');
    if (document.hidden || !isSilent) this.#stopLooking();
    else this.#timer ??= setInterval(this.#look, lookMs);
  };

  #stopLooking(): void {
    if (this.#timer !== undefined) clearInterval(this.#timer);
    this.#timer = undefined;
  }

  readonly #onEvent = (event: Event): void => this.#read(event, (signal) => this.#tell(signal));

  #read(event: Event, hear: (signal: VariantChange) => void): void {
    const [target = event.target] = event.composedPath();
    const isPart = target instanceof Element && target !== document.documentElement;
    const source = isPart ? target : document.body;
    const order = ++this.#order;
    const signalOf = (said: SaidVariant | undefined): VariantChange[] =>
      said?.variantId === undefined ? [] : [{ ...said, variantId: said.variantId, source, order }];
    for (const signal of signalOf(variantEvents[event.type]?.(event))) hear(signal);
    void promisedVariant(event).then((said) => {
      for (const signal of signalOf(said)) this.#tell(signal);
    });
  }

  readonly #onChange = ({ target }: Event): void => {
    const control = cartControls().find((each) => each === target);
    if (control)
      this.#tell({
        source: control,
        variantId: platformId(control.value),
        productId: '',
        nextProductId: '',
        isVague: false,
        order: ++this.#order,
      });
    else this.#lookSoon();
  };

  /** Once a frame at most: themes change much of a page at a time. */
  #lookSoon(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      rememberDeclared();
      rememberForms();
      this.#look();
      this.#watchSilent();
    });
  }

  readonly #look = (): void => {
    const said = pageSays();
    if (said === this.#said) return;
    this.#said = said;
    for (const listener of [...this.#listeners]) listener.look();
  };

  #tell(signal: VariantChange): void {
    for (const listener of [...this.#listeners]) listener.hear(signal);
    rememberDeclared();
    rememberForms();
  }
}

const controlsOfPage = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('[name=id]'),
];

/** Changes with all that the page's forms and its address say. */
const pageSays = (): string =>
  [addressVariant(), ...controlsOfPage().map(({ value, checked }) => `${value} ${checked}`)].join();

/** Absent in Safari and Firefox of the last years. */
const navigationOf = (): EventTarget | undefined =>
  (globalThis as { navigation?: EventTarget }).navigation;

let watch: VariantWatch | undefined;

export const variantWatch = (): VariantWatch => (watch ??= new VariantWatch());
