import { Observable } from '../../page/observable.js';

/** Notifies when the page changes its language or direction. One observer serves all elements. */
class LanguageWatch extends Observable {
  readonly #observer = new MutationObserver(() => this.notify());

  protected override onFirst(): void {
    this.#observer.observe(document, { subtree: true, attributeFilter: ['lang', 'dir'] });
  }

  protected override onLast(): void {
    this.#observer.disconnect();
  }
}

let watch: LanguageWatch | undefined;

export const languageWatch = (): Observable => (watch ??= new LanguageWatch());
