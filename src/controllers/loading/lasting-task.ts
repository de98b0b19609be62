import { Task, TaskStatus } from '@lit/task';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onRemoved } from '../../scheduling/on-removed.js';

type Host = ReactiveControllerHost & Element;

/**
 * A `Task` for an element that themes may move.
 *
 * Its signal aborts once the element has been out of the page for a fifth of a second. It also
 * aborts once the next run has begun, so that work which both runs share goes on. No run starts
 * while the element is out of the page.
 * An interrupted run is repeated when the element comes back. The last good value stays beside a
 * later error.
 */
export class LastingTask<Args extends readonly unknown[], T> implements ReactiveController {
  readonly #host: Host;
  readonly #task: Task<Args, T>;
  readonly #goesOn: boolean;
  #value: T | undefined;
  #running: AbortController | undefined;
  /** How often the host has left. It is one of the arguments, so an abandoned run is repeated. */
  #visit = 0;
  #isGivenUp = false;

  /**
   * @param goesOn true for work that goes on after the run has ended, until the host leaves. The
   *   run is then repeated when the host comes back.
   */
  constructor(
    host: Host,
    args: () => Args,
    run: (args: Args, signal: AbortSignal) => Promise<T>,
    goesOn = false,
  ) {
    this.#host = host;
    this.#goesOn = goesOn;
    // This controller is added before the task, because it decides whether the task may run.
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

  /** Runs nothing while the host is out of the page. A host that is updated there has left. */
  hostUpdate(): void {
    this.#task.autoRun = this.#host.isConnected;
    if (!this.#host.isConnected) this.#giveUp();
  }

  hostDisconnected(): void {
    onRemoved(this.#host, () => this.#giveUp());
  }

  #giveUp(): void {
    if (!this.#goesOn && !this.pending) return;
    this.#visit++;
    this.#isGivenUp = true;
    this.#running?.abort();
  }
}
