import { Observable } from '../page/observable.js';

/** Tells when the page changes its language, direction or theme: one observer for all elements. */
class DocumentWatch extends Observable {
  readonly #observer = new MutationObserver(() => this.notify());

  protected override onFirst(): void {
    const { documentElement, body } = document;
    this.#observer.observe(document, { subtree: true, attributeFilter: ['lang', 'dir'] });
    // A theme switch shows as an attribute of the root or the body, whatever its name.
    for (const root of [documentElement, body]) {
      if (root) this.#observer.observe(root, { attributes: true });
    }
  }

  protected override onLast(): void {
    this.#observer.disconnect();
  }
}

let watch: DocumentWatch | undefined;

export const documentWatch = (): Observable => (watch ??= new DocumentWatch());
