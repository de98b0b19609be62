import { Observable } from '../page/observable.js';

/** Tells when the page is parsed and when it changes its language, direction or theme: one observer for all elements. */
class DocumentWatch extends Observable {
  readonly #onChange = (): void => this.notify();
  readonly #observer = new MutationObserver(this.#onChange);

  protected override onFirst(): void {
    const { documentElement, body } = document;
    document.addEventListener('DOMContentLoaded', this.#onChange);
    this.#observer.observe(document, { subtree: true, attributeFilter: ['lang', 'dir'] });
    // A theme switch shows as an attribute of the root or the body, whatever its name.
    for (const root of [documentElement, body]) {
      if (root) this.#observer.observe(root, { attributes: true });
    }
  }

  protected override onLast(): void {
    document.removeEventListener('DOMContentLoaded', this.#onChange);
    this.#observer.disconnect();
  }
}

let watch: DocumentWatch | undefined;

export const documentWatch = (): Observable => (watch ??= new DocumentWatch());
