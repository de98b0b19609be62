import { whenActivated } from '../scheduling/when-activated.js';
import { Observable } from './observable.js';

/**
 * Something fetched once for all who watch it. It starts with its first subscriber, goes on while one is left,
 * is aborted with the last, and starts again with the next unless it has a fresh answer by then.
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

  /** Fetches what is missing or stale. */
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

  /** Whether what is known is recent enough not to ask again. */
  abstract get fresh(): boolean;

  /** Does the work and keeps its own state, errors included: it never rejects. */
  protected abstract run(signal: AbortSignal): Promise<void>;

  /** The work has ended, not aborted. */
  protected abstract onSettled(): void;
}
