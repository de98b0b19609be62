import { platformId } from '../../domain/platform-id.js';
import type { EarlyVariants } from './early-variants.js';
import { withControls } from './controls-now.js';
import { cartControls, pageVariants, saidBy } from './page-variants.js';
import { promisedVariant, variantEvents, type SaidVariant } from './read-variant-event.js';
import type { VariantSignal } from './variant-signal.js';

type Hear = (signal: VariantSignal) => void;

/** What a control or the address says, and since when. */
interface Said {
  readonly id: string;
  readonly order: number;
}

/** Where nothing tells of it, the page's address or a control is looked at this often, while the page is seen. */
const lookMs = 200;

/**
 * Hears all that a page says of variants: its themes' events, its forms' controls and its address. One for all badges;
 * it listens while somebody listens to it. What fires nothing is seen by looking: a hidden control that a script writes
 * to changes its attribute, other controls do not, and a new address is an event in newer engines.
 */
export class VariantWatch {
  /** Who hears, and what they do once the page has been looked at. */
  readonly #hearers = new Map<Hear, () => void>();
  readonly #observer = new MutationObserver(() => this.#lookSoon());
  #seen = new Map<Element, Said>();
  #kept: EarlyVariants | undefined;
  #missed: VariantSignal[] = [];
  #order = 0;
  #frame: number | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  /**
   * @param onLook called when the page has been looked at because it has changed, after what it says by now
   * @returns how to leave
   */
  subscribe(hear: Hear, onLook: () => void): () => void {
    this.#hearers.set(hear, onLook);
    if (this.#hearers.size === 1) this.#start();
    return () => {
      if (this.#hearers.delete(hear) && this.#hearers.size === 0) this.#stop();
    };
  }

  /** What the page says by now: any later signal wins. */
  get now(): readonly VariantSignal[] {
    return [...pageVariants()].map(([source, id]) => {
      const seen = this.#seen.get(source);
      return this.#signal(source, id, seen?.id === id ? seen.order : this.#order);
    });
  }

  /** For the first of those who listen. */
  set early(kept: EarlyVariants) {
    this.#kept = kept;
  }

  /** What was said before anybody listened, for a moment. */
  get missed(): readonly VariantSignal[] {
    return this.#missed;
  }

  #start(): void {
    const { events = [], said } = this.#kept ?? {};
    this.#kept = undefined;
    for (const event of events) this.#read(event, (signal) => this.#missed.push(signal));
    const order = ++this.#order;
    for (const [source, id] of pageVariants()) {
      const isChanged = said && said.get(source) !== id;
      this.#seen.set(source, { id, order: said && !isChanged ? 0 : order });
      if (isChanged) this.#missed.push(this.#signal(source, id, order));
    }
    setTimeout(() => (this.#missed = []));
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
    this.#seen.clear();
  }

  /** Patching `history` would tell as well, and could not be undone once another script has done the same. */
  readonly #watchSilent = (): void => {
    const isSilent = [...this.#seen.keys()].some((source) => !tells(source));
    if (document.hidden || !isSilent) this.#stopLooking();
    else this.#timer ??= setInterval(this.#lookAtSilent, lookMs);
  };

  #stopLooking(): void {
    if (this.#timer !== undefined) clearInterval(this.#timer);
    this.#timer = undefined;
  }

  readonly #onEvent = (event: Event): void => this.#read(event, (signal) => this.#tell(signal));

  #read(event: Event, hear: (signal: VariantSignal) => void): void {
    const [target = event.target] = event.composedPath();
    // The root stands for the address.
    const isPart = target instanceof Element && target !== document.documentElement;
    const source = isPart ? target : document.body;
    const order = ++this.#order;
    const signalOf = (said: SaidVariant | undefined): VariantSignal[] =>
      said?.variantId === undefined ? [] : [{ ...said, variantId: said.variantId, source, order }];
    for (const signal of signalOf(variantEvents[event.type]?.(event))) hear(signal);
    void promisedVariant(event).then((said) => {
      for (const signal of signalOf(said)) this.#tell(signal);
    });
  }

  readonly #onChange = ({ target }: Event): void => {
    const control = cartControls().find((each) => each === target);
    if (!control) {
      this.#lookSoon();
      return;
    }
    this.#say(control, control.value);
  };

  /** Once a frame at most: themes change much of a page at a time. Not at all while it is hidden. */
  #lookSoon(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#look();
    });
  }

  readonly #lookAtSilent = (): void => {
    if ([...this.#seen].some(([source, { id }]) => !isChosen(source) || saidBy(source) !== id))
      this.#look();
  };

  readonly #look = (): void => {
    // While the page is parsed, what is new has not been chosen by anybody, nor what a list shows whose options come.
    const isParsed = document.readyState !== 'loading';
    const said = pageVariants();
    for (const [source, id] of said) {
      const seen = this.#seen.get(source);
      if (seen?.id === id) continue;
      if (isParsed || (seen && !source.matches('select'))) this.#say(source, id, !seen);
      else this.#seen.set(source, { id, order: this.#order });
    }
    for (const source of this.#seen.keys())
      if (!source.isConnected || !isChosen(source)) this.#seen.delete(source);
    for (const onLook of [...this.#hearers.values()]) onLook();
    this.#watchSilent();
  };

  #say(source: Element, id: string, isNew = false): void {
    const order = ++this.#order;
    this.#seen.set(source, { id, order });
    this.#tell({ ...this.#signal(source, id, order), isNew });
  }

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
    withControls(() => {
      for (const hear of [...this.#hearers.keys()]) hear(signal);
    });
  }
}

/** Absent in Safari and Firefox of the last years. */
const navigationOf = (): EventTarget | undefined =>
  (globalThis as { navigation?: EventTarget }).navigation;

/** Whether what says a variant is noticed when it says another one. */
const tells = (source: Element): boolean =>
  source === document.documentElement
    ? navigationOf() !== undefined
    : source.getAttribute('type') === 'hidden';

/** Of the options of a form that are controls of their own, one is. */
const isChosen = (source: Element): boolean => !source.matches('[type=radio]:not(:checked)');

let watch: VariantWatch | undefined;

export const variantWatch = (): VariantWatch => (watch ??= new VariantWatch());
