/**
 * Shows the element's state as `:state(…)`, never as an attribute of the host. Does nothing in
 * browsers without custom states.
 */
export class HostStates {
  readonly #states: CustomStateSet | undefined;
  #shown = '';

  constructor(host: HTMLElement) {
    // Browsers before Safari 17.4 and Firefox 126 have no `states`.
    this.#states = host.attachInternals().states;
  }

  /** @param active the states to show; all other states are removed */
  show(...active: readonly (string | false | undefined)[]): void {
    const names = active.filter((name) => name) as string[];
    if (names.join() === this.#shown) return;
    this.#shown = names.join();
    this.#states?.clear();
    for (const name of names) {
      try {
        this.#states?.add(name);
      } catch {
        // Chrome before version 125 accepts only names that begin with two dashes.
        this.#states?.add(`--${name}`);
      }
    }
  }
}
