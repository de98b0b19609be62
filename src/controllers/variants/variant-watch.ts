import { platformId } from '../../domain/platform-id.js';
import { cartControls, pageVariants } from './page-variants.js';
import { promisedVariant, variantEvents, type SaidVariant } from './read-variant-event.js';
import type { VariantSignal } from './variant-signal.js';

type Hear = (signal: VariantSignal) => void;

/** Where no event tells of it, the page's address is looked at this often, while the page is seen. */
const lookMs = 200;

/**
 * Hears all that a page says of variants: its themes' events, its forms' controls and its address. One for all badges;
 * it listens while somebody listens to it. What fires nothing is seen by looking: a hidden control that a script writes
 * to changes its attribute, and a new address is an event in newer engines.
 */
export class VariantWatch {
  readonly #hearers = new Set<Hear>();
  readonly #observer = new MutationObserver(() => this.#lookSoon());
  #seen = new Map<Element, string>();
  #order = 0;
  #frame: number | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @returns how to leave */
  subscribe(hear: Hear): () => void {
    this.#hearers.add(hear);
    if (this.#hearers.size === 1) this.#start();
    return () => {
      if (this.#hearers.delete(hear) && this.#hearers.size === 0) this.#stop();
    };
  }

  /** What the page says by now: any later signal wins. */
  get now(): readonly VariantSignal[] {
    return [...pageVariants()].map(([source, id]) => this.#signal(source, id, this.#order));
  }

  #start(): void {
    this.#seen = pageVariants();
    for (const type of Object.keys(variantEvents)) addEventListener(type, this.#onEvent, true);
    for (const type of ['change', 'popstate']) addEventListener(type, this.#onChange, true);
    document.addEventListener('visibilitychange', this.#watchAddress);
    this.#observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['value'],
    });
    this.#watchAddress();
  }

  #stop(): void {
    for (const type of Object.keys(variantEvents)) removeEventListener(type, this.#onEvent, true);
    for (const type of ['change', 'popstate']) removeEventListener(type, this.#onChange, true);
    document.removeEventListener('visibilitychange', this.#watchAddress);
    navigationOf()?.removeEventListener('currententrychange', this.#look);
    this.#observer.disconnect();
    this.#stopLooking();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.#seen.clear();
  }

  /** Patching `history` would tell as well, and could not be undone once another script has done the same. */
  readonly #watchAddress = (): void => {
    const navigation = navigationOf();
    if (navigation) {
      navigation.addEventListener('currententrychange', this.#look);
      return;
    }
    this.#stopLooking();
    if (!document.hidden) this.#timer = setInterval(this.#lookAtAddress, lookMs);
  };

  #stopLooking(): void {
    if (this.#timer !== undefined) clearInterval(this.#timer);
    this.#timer = undefined;
  }

  readonly #onEvent = (event: Event): void => {
    const read = variantEvents[event.type];
    const [target] = event.composedPath();
    const source = target instanceof Element ? target : document.documentElement;
    const order = ++this.#order;
    const tell = (said: SaidVariant | undefined): void => {
      if (said?.variantId === undefined) return;
      this.#tell({ ...said, variantId: said.variantId, source, order });
    };
    tell(read?.(event));
    void promisedVariant(event).then(tell);
  };

  readonly #onChange = ({ target }: Event): void => {
    const control = cartControls().find((each) => each === target);
    if (!control) {
      this.#lookSoon();
      return;
    }
    this.#seen.set(control, control.value);
    this.#tell(this.#signal(control, control.value, ++this.#order));
  };

  /** Once a frame at most: themes change much of a page at a time. Not at all while it is hidden. */
  #lookSoon(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#look();
    });
  }

  readonly #lookAtAddress = (): void => {
    const { documentElement: root } = document;
    if (pageVariants().get(root) !== this.#seen.get(root)) this.#look();
  };

  readonly #look = (): void => {
    // While the page is parsed, what is new has not been chosen by anybody.
    const isParsed = document.readyState !== 'loading';
    for (const [source, id] of pageVariants()) {
      const isNew = this.#seen.get(source) !== id;
      this.#seen.set(source, id);
      if (isNew && isParsed) this.#tell(this.#signal(source, id, ++this.#order));
    }
    for (const source of this.#seen.keys()) if (!source.isConnected) this.#seen.delete(source);
  };

  #signal(source: Element, id: string, order: number): VariantSignal {
    return {
      source,
      variantId: platformId(id),
      productId: '',
      nextProductId: '',
      // An address without a variant says nothing.
      isVague: !id && source === document.documentElement,
      order,
    };
  }

  #tell(signal: VariantSignal): void {
    for (const hear of [...this.#hearers]) hear(signal);
  }
}

/** Absent in Safari and Firefox of the last years. */
const navigationOf = (): EventTarget | undefined =>
  (globalThis as { navigation?: EventTarget }).navigation;

let watch: VariantWatch | undefined;

export const variantWatch = (): VariantWatch => (watch ??= new VariantWatch());
