import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Observable } from '../page/observable.js';
import { whenLeft } from './when-left.js';

/**
 * Watches something of the page for as long as the host is in it, and lets go otherwise. Which thing is asked before
 * every update, so it follows the host's attributes.
 */
export class Subscription<T extends Observable> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #choose: () => T | undefined;
  readonly #onChange: () => void;
  #current: T | undefined;
  #leave: (() => void) | undefined;

  constructor(
    host: ReactiveControllerHost & Element,
    choose: () => T | undefined,
    onChange: () => void = () => host.requestUpdate(),
  ) {
    this.#host = host;
    this.#choose = choose;
    this.#onChange = onChange;
    host.addController(this);
  }

  get current(): T | undefined {
    return this.#current;
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    const next = this.#host.isConnected ? this.#choose() : undefined;
    if (next === this.#current && (this.#leave || !next)) return;
    // Join first: what both sides share must not be aborted and fetched again.
    const leave = this.#leave;
    this.#current = next;
    this.#leave = next?.subscribe(this.#onChange);
    leave?.();
  }

  hostDisconnected(): void {
    whenLeft(this.#host, () => {
      this.#leave?.();
      this.#leave = undefined;
    });
  }
}
