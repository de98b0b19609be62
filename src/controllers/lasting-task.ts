import { Task, TaskStatus } from '@lit/task';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & Element;

/** Themes move nodes: who is back by then has not left. */
function afterMove(host: Host, leave: () => void): void {
  queueMicrotask(() => {
    if (!host.isConnected) leave();
  });
}

/**
 * A `Task` for an element that themes move about. Its signal aborts when the element leaves the page, or when the next run
 * has begun: what both runs share goes on. It starts nothing while the element is away, runs again when the element comes
 * back before it was done, and keeps its last good value beside a later error.
 */
export class LastingTask<Args extends readonly unknown[], T> implements ReactiveController {
  readonly #host: Host;
  readonly #task: Task<Args, T>;
  readonly #onRemoved: typeof afterMove | undefined;
  #value: T | undefined;
  #running: AbortController | undefined;
  /** How often the host has left: what was given up then is done again for new arguments. */
  #visit = 0;
  #isGivenUp = false;

  /**
   * @param onRemoved for what goes on after it is done, until the host leaves: calls back when that is so, and it is done
   *   again when the host is back
   */
  constructor(
    host: Host,
    args: () => Args,
    run: (args: Args, signal: AbortSignal) => Promise<T>,
    onRemoved?: typeof afterMove,
  ) {
    this.#host = host;
    this.#onRemoved = onRemoved;
    // Before the task, whose updates it allows.
    host.addController(this);
    this.#task = new Task<Args, T>(host, {
      args: () => [...args(), this.#visit] as unknown as Args,
      task: (current) => {
        const former = this.#running;
        const { signal } = (this.#running = new AbortController());
        this.#isGivenUp = false;
        const result = run(current, signal);
        former?.abort();
        return result;
      },
      onComplete: (value) => void (this.#value = value),
    });
  }

  get value(): T | undefined {
    return this.#value;
  }

  get error(): unknown {
    const hasFailed = this.#task.status === TaskStatus.ERROR && !this.#isGivenUp;
    return hasFailed ? this.#task.error : undefined;
  }

  get pending(): boolean {
    return this.#task.status === TaskStatus.PENDING;
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  /** Nothing begins while the host is away: one that is drawn then has left. */
  hostUpdate(): void {
    this.#task.autoRun = this.#host.isConnected;
    if (!this.#host.isConnected) this.#giveUp();
  }

  hostDisconnected(): void {
    (this.#onRemoved ?? afterMove)(this.#host, () => this.#giveUp());
  }

  #giveUp(): void {
    if (!this.#onRemoved && !this.pending) return;
    this.#visit++;
    this.#isGivenUp = true;
    this.#running?.abort();
  }
}
