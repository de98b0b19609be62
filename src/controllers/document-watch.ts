import { Observable } from '../page/observable.js';

/** Tells when the page is parsed and when it changes its language or direction: one observer for all elements. */
class DocumentWatch extends Observable {
  readonly #onChange = (): void => this.notify();
  readonly #observer = new MutationObserver(this.#onChange);

  protected override onFirst(): void {
    document.addEventListener('DOMContentLoaded', this.#onChange);
    this.#observer.observe(document, { subtree: true, attributeFilter: ['lang', 'dir'] });
  }

  protected override onLast(): void {
    document.removeEventListener('DOMContentLoaded', this.#onChange);
    this.#observer.disconnect();
  }
}

let watch: DocumentWatch | undefined;

export const documentWatch = (): Observable => (watch ??= new DocumentWatch());
