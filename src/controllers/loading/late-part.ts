import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { again } from '../../http/again.js';
import { report } from '../reports/report.js';
import { retryPrompts } from '../watches/retry-watch.js';
import { onRemoved } from '../../scheduling/on-removed.js';

/**
 * A part of an element that is loaded when it is wanted.
 *
 * A failed load is repeated after a while, when the network is back, and with each `ask()`. It is
 * not repeated while the host is out of the page. The host is updated when the part has loaded and
 * when a load has failed.
 */
export class LatePart<Part> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #name: string;
  readonly #load: () => Promise<() => Part>;
  readonly #wanted: (() => unknown) | undefined;
  #wantedFor: unknown;
  /** The part itself; undefined until it has loaded. */
  value: Part | undefined;
  #error: unknown;
  #isAsked = false;
  #waiting: AbortController | undefined;
  #prompt: (() => void) | undefined;
  #answers: ((part: Part | undefined) => void)[] = [];

  /**
   * @param name the part's name in the developer's console
   * @param load resolves to the function that creates the part; that function is called once
   * @param wanted called after each update of the host; returns a falsy value or the reason why the
   *   part is wanted. When the reason changes, the part is requested at once. Without this
   *   parameter only `ask()` loads the part.
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

  /** The reason why the last load failed; undefined once the part has loaded. */
  get error(): unknown {
    return this.value ? undefined : this.#error;
  }

  /** Requests the part, at once after a failure. Resolves to undefined if the next load fails. */
  ask(): Promise<Part | undefined> {
    if (this.value) return Promise.resolve(this.value);
    this.#isAsked = true;
    const answer = new Promise<Part | undefined>((resolve) => this.#answers.push(resolve));
    if (this.#waiting) this.#prompt?.();
    else this.#begin();
    return answer;
  }

  hostUpdated(): void {
    const wantedFor = !this.value && this.#wanted?.();
    if (!wantedFor || wantedFor === this.#wantedFor) return;
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
      // The load was aborted because the host has left.
      () => this.#answer(),
    );
  }

  #end(make: () => Part): void {
    // The host has left and come back during the load, and an earlier load has brought the part.
    if (this.value) return this.#answer();
    try {
      this.value = make();
    } catch (error) {
      this.#fail(error);
    }
    this.#answer();
    this.#host.requestUpdate();
  }

  /** Records a failed load. Only the first failure is reported. */
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
