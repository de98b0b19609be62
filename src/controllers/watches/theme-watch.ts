import { Observable } from '../../page/observable.js';

/**
 * Notifies when the page may have changed its theme. Such a change shows as an attribute of the
 * root or the body.
 */
class ThemeWatch extends Observable {
  readonly #onChange = (): void => this.notify();
  readonly #observer = new MutationObserver(this.#onChange);

  protected override onFirst(): void {
    // Style sheets that load late may still change the page's colours.
    addEventListener('load', this.#onChange);
    const { documentElement, body } = document;
    for (const root of [documentElement, body]) this.#observer.observe(root, { attributes: true });
  }

  protected override onLast(): void {
    removeEventListener('load', this.#onChange);
    this.#observer.disconnect();
  }
}

let watch: ThemeWatch | undefined;

export const themeWatch = (): Observable => (watch ??= new ThemeWatch());
