/** Notifies its subscribers of a change. They read the new value for themselves. */
export class Observable {
  readonly #subscribers = new Set<() => void>();

  /** @returns a function that ends the subscription */
  subscribe(onChange: () => void): () => void {
    // Each subscription has its own function, so the same callback may subscribe twice and leave
    // once.
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

  /** Calls all subscribers. */
  notify(): void {
    for (const subscriber of [...this.#subscribers]) subscriber();
  }

  /** Called after the first subscriber has come. */
  protected onFirst(): void {}

  /** Called after the last subscriber has left. */
  protected onLast(): void {}
}
