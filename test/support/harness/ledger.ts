/**
 * Counts listeners on window and document, timers, and targets of observers that are not yet
 * released.
 */
export class Ledger {
  readonly open = new Map<string, number>();
  readonly #undo: (() => void)[] = [];

  constructor() {
    this.#watchListeners(window, 'window');
    this.#watchListeners(document, 'document');
    this.#watchTimers('setInterval', 'clearInterval');
    for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
      this.#watchObservers(name);
    }
  }

  /** All that is open, without what has been closed again. */
  get held(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.open].filter(([, count]) => count !== 0));
  }

  close(): void {
    for (const undo of this.#undo) undo();
  }

  #count(what: string, by: number): void {
    this.open.set(what, (this.open.get(what) ?? 0) + by);
  }

  #replace<T extends object, K extends keyof T>(owner: T, key: K, replacement: T[K]): void {
    const own = Object.getOwnPropertyDescriptor(owner, key);
    Object.defineProperty(owner, key, { value: replacement, configurable: true, writable: true });
    this.#undo.push(() => {
      if (own) Object.defineProperty(owner, key, own);
      else delete owner[key];
    });
  }

  #watchListeners(target: Window | Document, name: string): void {
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const known = new Set<string>();
    const ids = new Map<unknown, number>();
    const keyOf = (type: string, listener: unknown, options: unknown) => {
      if (!ids.has(listener)) ids.set(listener, ids.size);
      const capture =
        typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options;
      return `${type}|${ids.get(listener)}|${!!capture}`;
    };
    this.#replace(target, 'addEventListener', ((...args: Parameters<typeof addEventListener>) => {
      const key = keyOf(args[0], args[1], args[2]);
      if (!known.has(key)) this.#count(`${name} ${args[0]}`, 1);
      known.add(key);
      addEventListener.apply(target, args);
    }) as typeof target.addEventListener);
    this.#replace(target, 'removeEventListener', ((
      ...args: Parameters<typeof removeEventListener>
    ) => {
      if (known.delete(keyOf(args[0], args[1], args[2]))) this.#count(`${name} ${args[0]}`, -1);
      removeEventListener.apply(target, args);
    }) as typeof target.removeEventListener);
  }

  #watchTimers(start: 'setInterval', stop: 'clearInterval'): void {
    const { [start]: begin, [stop]: end } = window;
    const running = new Set<unknown>();
    this.#replace(window, start, ((...args: Parameters<typeof setInterval>) => {
      const id = begin(...args);
      running.add(id);
      this.#count(start, 1);
      return id;
    }) as typeof window.setInterval);
    this.#replace(window, stop, ((id: number) => {
      if (running.delete(id)) this.#count(start, -1);
      end(id);
    }) as typeof window.clearInterval);
  }

  #watchObservers(name: 'MutationObserver' | 'ResizeObserver' | 'IntersectionObserver'): void {
    const { prototype } = window[name] as { prototype: ResizeObserver };
    const { observe, disconnect, unobserve } = prototype;
    const observed = new WeakMap<object, Set<Node>>();
    const of = (observer: object) => {
      const set = observed.get(observer) ?? new Set();
      observed.set(observer, set);
      return set;
    };
    const count = (by: number) => this.#count(name, by);
    this.#replace(prototype, 'observe', function (this: ResizeObserver, ...args) {
      if (!of(this).has(args[0])) count(1);
      of(this).add(args[0]);
      observe.apply(this, args);
    });
    this.#replace(prototype, 'disconnect', function (this: ResizeObserver) {
      count(-of(this).size);
      of(this).clear();
      disconnect.call(this);
    });
    if (typeof unobserve !== 'function') return;
    this.#replace(prototype, 'unobserve', function (this: ResizeObserver, target) {
      if (of(this).delete(target)) count(-1);
      unobserve.call(this, target);
    });
  }
}
