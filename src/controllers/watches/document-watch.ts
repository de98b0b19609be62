import { Observable } from '../../page/observable.js';

/** Notifies all elements once the page's scripts have run. */
class DocumentWatch extends Observable {
  #isReady = false;
  readonly #onReady = (): void => {
    // The page's own listeners run first: many scripts call `configure` there.
    setTimeout(() => {
      this.#isReady = true;
      this.notify();
    });
  };

  /**
   * True after `DOMContentLoaded`, when every module and deferred script has run. A listener that
   * was added too late for that event waits for the page's `load`.
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
