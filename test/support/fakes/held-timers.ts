interface HeldTimer {
  readonly ms: number;
  readonly run: () => void;
}

type Kind = 'Timeout' | 'Interval';

/** Elements of an earlier test may still clear a timer, so no number is given twice. */
let lastId = 0;

/** Timers of some lengths that stand still until a test runs them. All others run as ever. */
export class HeldTimers {
  readonly #held = new Map<number, HeldTimer>();
  readonly #kind: Kind;
  readonly #usual: object;
  /** How many were set. */
  made = 0;

  constructor(kind: Kind, isHeld: (ms: number) => boolean) {
    const [set, clear] = [`set${kind}`, `clear${kind}`] as const;
    const { [set]: usualSet, [clear]: usualClear } = globalThis;
    this.#kind = kind;
    this.#usual = { [set]: usualSet, [clear]: usualClear };
    const hold = (run: () => void, ms = 0, ...rest: unknown[]): unknown => {
      if (!isHeld(ms)) return Reflect.apply(usualSet, globalThis, [run, ms, ...rest]);
      // No browser gives such a number.
      const id = --lastId;
      this.made++;
      this.#held.set(id, { ms, run });
      return id;
    };
    const release = (id?: number): void => {
      if (!this.#held.delete(Number(id))) usualClear.call(globalThis, id);
    };
    Object.assign(globalThis, { [set]: hold, [clear]: release });
  }

  /** The lengths in milliseconds of those that are held, in the order in which they were set. */
  get lengths(): readonly number[] {
    return [...this.#held.values()].map(({ ms }) => ms);
  }

  get size(): number {
    return this.#held.size;
  }

  /** Runs those that are held, or the first of them: a timeout once, an interval each time. */
  run(count = Infinity): void {
    for (const [id, { run }] of [...this.#held].slice(0, count)) {
      if (this.#kind === 'Timeout') this.#held.delete(id);
      run();
    }
  }

  /** Drops those that are held. They never run. */
  forget(): void {
    this.#held.clear();
  }

  restore(): void {
    Object.assign(globalThis, this.#usual);
  }
}

/** Holds the timers of a length in each test of the suite it is called in. */
export function useHeldTimers(kind: Kind, ms: number): () => HeldTimers {
  let timers: HeldTimers | undefined;
  beforeEach(() => {
    timers = new HeldTimers(kind, (one) => one === ms);
  });
  afterEach(() => timers?.restore());
  return () => {
    if (!timers) throw new Error('only within a test');
    return timers;
  };
}
