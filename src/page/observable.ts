/** Tells its subscribers that it has changed; what it has become they read for themselves. */
export class Observable {
  readonly #subscribers = new Set<() => void>();

  /** @returns how to leave */
  subscribe(onChange: () => void): () => void {
    // A subscriber of its own each time: the same function may subscribe twice and leave once.
    const subscriber = (): void => onChange();
    this.#subscribers.add(subscriber);
    if (this.#subscribers.size === 1) this.onFirst();
    return () => {
      if (this.#subscribers.delete(subscriber) && this.#subscribers.size === 0) this.onLast();
    };
  }

  get isWatched(): boolean {
    return this.#subscribers.size > 0;
  }

  protected notify(): void {
    for (const subscriber of [...this.#subscribers]) subscriber();
  }

  /** The first subscriber has come. */
  protected onFirst(): void {}

  /** The last subscriber has left. */
  protected onLast(): void {}
}
