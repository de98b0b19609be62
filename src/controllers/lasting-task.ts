import { Task, TaskStatus } from '@lit/task';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * A `Task` for an element that themes move about. It aborts when its host leaves the page and starts nothing while it is
 * away, runs again when the host comes back before it was done, and keeps its last good value beside a later error.
 */
export class LastingTask<Args extends readonly unknown[], T> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #task: Task<Args, T>;
  #value: T | undefined;
  #aborted = false;

  constructor(
    host: ReactiveControllerHost & Element,
    args: () => Args,
    run: (args: Args, signal: AbortSignal) => Promise<T>,
  ) {
    this.#host = host;
    this.#task = new Task<Args, T>(host, {
      autoRun: host.isConnected,
      args,
      task: (current, { signal }) => run(current, signal),
      onComplete: (value) => {
        this.#value = value;
      },
    });
    host.addController(this);
  }

  get value(): T | undefined {
    return this.#value;
  }

  get error(): unknown {
    return this.#task.status === TaskStatus.ERROR && !this.#aborted ? this.#task.error : undefined;
  }

  get pending(): boolean {
    return this.#task.status === TaskStatus.PENDING;
  }

  hostConnected(): void {
    this.#task.autoRun = true;
    this.#host.requestUpdate();
    if (!this.#aborted) return;
    this.#aborted = false;
    // An aborted task keeps its arguments and would never run again by itself.
    void this.#task.run();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#task.autoRun = false;
      if (!this.pending) return;
      this.#aborted = true;
      this.#task.abort();
    });
  }
}
