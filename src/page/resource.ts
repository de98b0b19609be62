import { whenActivated } from '../scheduling/when-activated.js';
import { Observable } from './observable.js';

/**
 * An answer that is fetched once for all its subscribers.
 *
 * The fetch starts with the first subscriber and is aborted when the last one leaves. It starts
 * again with the next subscriber, unless there is a fresh answer.
 */
export abstract class Resource extends Observable {
  #lifetime: AbortController | undefined;

  protected override onFirst(): void {
    if (!this.fresh) this.restart();
  }

  protected override onLast(): void {
    this.#lifetime?.abort();
    this.#lifetime = undefined;
  }

  /** Aborts the current fetch and fetches again whatever is missing or stale. */
  protected restart(): void {
    this.#lifetime?.abort();
    const lifetime = (this.#lifetime = new AbortController());
    void this.#begin(lifetime.signal).then(() => {
      if (this.#lifetime !== lifetime) return;
      this.#lifetime = undefined;
      this.onSettled();
    });
  }

  async #begin(signal: AbortSignal): Promise<void> {
    const activated = whenActivated(signal);
    if (activated) await activated.catch(() => {});
    if (!signal.aborted) await this.run(signal);
  }

  get running(): boolean {
    return this.#lifetime !== undefined;
  }

  /** True when the answer is recent enough not to be fetched again. */
  abstract get fresh(): boolean;

  /** Fetches the answer. A subclass keeps the result and errors in its state. Never rejects. */
  protected abstract run(signal: AbortSignal): Promise<void>;

  /** Called when the fetch has ended without an abort. */
  protected abstract onSettled(): void;
}
