/** Shows what the element is doing as `:state(…)`, never as an attribute on the host; silent on engines without it. */
export class HostStates {
  readonly #states: CustomStateSet | undefined;

  constructor(host: HTMLElement) {
    // Absent before Safari 17.4 and Firefox 126.
    this.#states = host.attachInternals().states as CustomStateSet | undefined;
  }

  set(active: Readonly<Record<string, boolean>>): void {
    for (const [state, on] of Object.entries(active)) {
      try {
        this.#toggle(state, on);
      } catch {
        // Chrome before 125 takes only names with two dashes.
        this.#toggle(`--${state}`, on);
      }
    }
  }

  #toggle(state: string, on: boolean): void {
    if (on) this.#states?.add(state);
    else this.#states?.delete(state);
  }
}
