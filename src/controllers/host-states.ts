/** Shows what the element is doing as `:state(…)`, never as an attribute on the host; silent on engines without it. */
export class HostStates {
  readonly #states: CustomStateSet | undefined;
  #shown = '';

  constructor(host: HTMLElement) {
    // Absent before Safari 17.4 and Firefox 126.
    this.#states = host.attachInternals().states;
  }

  /** @param active the states to show, and no others */
  show(...active: readonly (string | false | undefined)[]): void {
    const names = active.filter((name) => name) as string[];
    if (names.join() === this.#shown) return;
    this.#shown = names.join();
    this.#states?.clear();
    for (const name of names) {
      try {
        this.#states?.add(name);
      } catch {
        // Chrome before 125 takes only names with two dashes.
        this.#states?.add(`--${name}`);
      }
    }
  }
}
