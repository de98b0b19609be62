import { Observable } from '../../page/observable.js';

/** Settings of the system that the page's own style sheets may answer with other colours. */
const systemLooks = ['(prefers-color-scheme: dark)', '(forced-colors: active)'];

/**
 * Notifies when the page may have changed its theme. Such a change shows as an attribute of the
 * root or the body, or follows a setting of the system.
 */
class ThemeWatch extends Observable {
  readonly #onChange = (): void => this.notify();
  readonly #observer = new MutationObserver(this.#onChange);
  #looks: readonly MediaQueryList[] = [];

  protected override onFirst(): void {
    // Style sheets that load late may still change the page's colours.
    addEventListener('load', this.#onChange);
    const { documentElement, body } = document;
    for (const root of [documentElement, body]) this.#observer.observe(root, { attributes: true });
    this.#looks = systemLooks.map((query) => matchMedia(query));
    for (const look of this.#looks) look.addEventListener('change', this.#onChange);
  }

  protected override onLast(): void {
    removeEventListener('load', this.#onChange);
    this.#observer.disconnect();
    for (const look of this.#looks) look.removeEventListener('change', this.#onChange);
  }
}

let watch: ThemeWatch | undefined;

export const themeWatch = (): Observable => (watch ??= new ThemeWatch());
