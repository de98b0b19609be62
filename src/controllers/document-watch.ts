import { Observable } from '../page/observable.js';

/** Tells when the page's scripts have run: once for all elements. */
class DocumentWatch extends Observable {
  #isReady = false;
  readonly #onReady = (): void => {
    // The page's own listeners come first: that is where many scripts configure.
    setTimeout(() => {
      this.#isReady = true;
      this.notify();
    });
  };

  /**
   * `DOMContentLoaded` has been: every module and deferred script has run. Where nobody was here to hear it, the page's
   * `load` tells.
   */
  get isReady(): boolean {
    return this.#isReady || document.readyState === 'complete';
  }

  protected override onFirst(): void {
    document.addEventListener('DOMContentLoaded', this.#onReady);
    addEventListener('load', this.#onReady);
  }

  protected override onLast(): void {
    document.removeEventListener('DOMContentLoaded', this.#onReady);
    removeEventListener('load', this.#onReady);
  }
}

let watch: DocumentWatch | undefined;

export const documentWatch = (): DocumentWatch => (watch ??= new DocumentWatch());
