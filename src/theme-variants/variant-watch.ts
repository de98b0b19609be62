import { rememberForms } from './changed-forms.js';
import { rememberDeclared } from './declared-product.js';
import { addressVariant, cartControls } from './product-forms.js';
import { promisedVariant, variantOf, type SaidVariant } from './read-variant-event.js';
import { variantEventTypes } from './variant-event-types.js';
import { platformId } from '../domain/store/platform-id.js';

/** A signal from the page that a variant has been chosen. */
export interface VariantChange extends SaidVariant {
  /** The chosen variant; '' when no variant is chosen. */
  readonly variantId: string;
  /** The control, or an event's target. The body stands for the page as a whole. */
  readonly source: Element;
  /** The event's number. A later event has a higher one, whenever its variant becomes known. */
  readonly order: number;
}

export interface VariantListener {
  hear(signal: VariantChange): void;
  /** Called when the page's forms or its address have changed. */
  look(): void;
}

/**
 * The time in milliseconds between two looks at controls and addresses that fire no event, while
 * the page is visible.
 */
const lookMs = 200;

/**
 * Hears all signals of a page about variants: its themes' events, its forms' controls and its
 * address. One instance serves all elements, and it listens only while it has listeners.
 *
 * A script that writes to a hidden control changes its attribute, which is observed. Newer engines
 * fire an event for a new address. Other controls, and addresses in older engines, are read at
 * intervals.
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

  /** @returns a function that removes the listener */
  add(listener: VariantListener): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.#stop();
    };
  }

  /** The events from before the first listener came. The first listeners receive them. */
  set early(events: readonly Event[]) {
    this.#early = events;
  }

  /** The signals of those early events. They are dropped after the current task. */
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
    for (const type of variantEventTypes) addEventListener(type, this.#onEvent, true);
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
    for (const type of variantEventTypes) removeEventListener(type, this.#onEvent, true);
    for (const type of ['change', 'popstate']) removeEventListener(type, this.#onChange, true);
    document.removeEventListener('visibilitychange', this.#watchSilent);
    navigationOf()?.removeEventListener('currententrychange', this.#look);
    this.#observer.disconnect();
    this.#stopLooking();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  /**
   * Starts or stops the reading at intervals. Patching `history` would also work, but could not be
   * undone beside other scripts that patch it.
   */
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
    for (const signal of signalOf(variantOf(event))) hear(signal);
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

  /** Looks once a frame at most, because themes change much of a page at a time. */
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
    // A look at an interval may come before that of the frame, and the next event right after it.
    rememberDeclared();
    rememberForms();
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

/** Returns a key that changes with the values of the page's forms and its address. */
const pageSays = (): string =>
  [addressVariant(), ...controlsOfPage().map(({ value, checked }) => `${value} ${checked}`)].join();

/** Returns the `navigation` object. Safari and Firefox lacked it until recently. */
const navigationOf = (): EventTarget | undefined =>
  (globalThis as { navigation?: EventTarget }).navigation;

let watch: VariantWatch | undefined;

export const variantWatch = (): VariantWatch => (watch ??= new VariantWatch());
