import type { ReactiveController } from 'lit';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';
import type { RowWindow } from '../row-window.js';
import { printedRows } from './printed-rows.js';

/** Shows more rows than the window holds for as long as the page is printed. */
export class PrintRows implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: NarrowSideOptions;
  /** What else is shown of the list. */
  #window: RowWindow | undefined;

  constructor(host: LocatorAttributes, options: NarrowSideOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('beforeprint', this.#begin);
    addEventListener('afterprint', this.#end);
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.#begin);
    removeEventListener('afterprint', this.#end);
    this.#end();
  }

  /** The page is being printed. */
  get isPrinting(): boolean {
    return this.#window !== undefined;
  }

  readonly #begin = (): void => {
    const { rows } = this.#options.view();
    this.#window ??= rows.window;
    this.#show({ start: 0, end: printedRows });
  };

  readonly #end = (): void => {
    const window = this.#window;
    this.#window = undefined;
    if (window) this.#show(window);
  };

  #show(window: RowWindow): void {
    this.#options.view().rows.window = window;
    this.#host.requestUpdate();
  }
}
