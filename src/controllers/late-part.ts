import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { again } from '../http/again.js';
import { report } from './report.js';
import { retryPrompts } from './retry-watch.js';
import { onRemoved } from '../scheduling/on-removed.js';

/**
 * A part of an element that is loaded when it is wanted. What could not be loaded is asked for again after a while, when
 * the network is back, and with each `ask()`; not while the host is out of the page. The host is updated when the part
 * is there, and when it has failed.
 */
export class LatePart<Part> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #name: string;
  readonly #load: () => Promise<() => Part>;
  readonly #wanted: (() => unknown) | undefined;
  #wantedFor: unknown;
  /** The part itself, once it is there. */
  value: Part | undefined;
  #error: unknown;
  #isAsked = false;
  #waiting: AbortController | undefined;
  #prompt: (() => void) | undefined;
  #answers: ((part: Part | undefined) => void)[] = [];

  /**
   * @param name for the developer's console
   * @param load gives what makes the part, which is called once
   * @param wanted asked after each update of the host: falsy, or what the part is wanted for. When that changes, the part
   *   is asked for again at once. Left out: `ask()` alone loads it.
   */
  constructor(
    host: ReactiveControllerHost & Element,
    name: string,
    load: () => Promise<() => Part>,
    wanted?: () => unknown,
  ) {
    this.#host = host;
    this.#name = name;
    this.#load = load;
    this.#wanted = wanted;
    host.addController(this);
  }

  /** Why the last try has failed; undefined as soon as the part is there. */
  get error(): unknown {
    return this.value ? undefined : this.#error;
  }

  /** Asks for it, at once if it has failed. Gives what the next try brings: undefined, where that fails. */
  ask(): Promise<Part | undefined> {
    if (this.value) return Promise.resolve(this.value);
    this.#isAsked = true;
    const answer = new Promise<Part | undefined>((resolve) => this.#answers.push(resolve));
    if (this.#waiting) this.#prompt?.();
    else this.#begin();
    return answer;
  }

  hostUpdated(): void {
    const wantedFor = this.#wanted?.();
    if (this.value || !wantedFor || wantedFor === this.#wantedFor) return;
    this.#wantedFor = wantedFor;
    void this.ask();
  }

  hostConnected(): void {
    if (this.#isAsked && !this.value && !this.#waiting) this.#begin();
  }

  hostDisconnected(): void {
    onRemoved(this.#host, () => {
      this.#waiting?.abort();
      this.#waiting = undefined;
    });
  }

  #begin(): void {
    const waiting = (this.#waiting = new AbortController());
    again(this.#load, {
      signal: waiting.signal,
      onFailure: (error) => this.#fail(error),
      prompts: (prompt) => {
        this.#prompt = prompt;
        const leave = retryPrompts(prompt);
        return () => {
          leave();
          this.#prompt = undefined;
        };
      },
    }).then(
      (make) => this.#end(make),
      // Aborted: the host has left.
      () => this.#answer(),
    );
  }

  #end(make: () => Part): void {
    // The host has left and come back meanwhile, and the part with it.
    if (this.value) return this.#answer();
    try {
      this.value = make();
    } catch (error) {
      this.#fail(error);
    }
    this.#answer();
    this.#host.requestUpdate();
  }

  /** The developer hears of the first failure. */
  #fail(error: unknown): void {
    if (this.#error === undefined)
      report(this.#host, `${this.#name} can't be loaded: ${String(error)}`);
    this.#error = error;
    this.#answer();
    this.#host.requestUpdate();
  }

  #answer(): void {
    for (const answer of this.#answers.splice(0)) answer(this.value);
  }
}
