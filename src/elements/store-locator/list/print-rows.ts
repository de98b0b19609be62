import type { ReactiveController } from '@lit/reactive-element';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';
import { printedRows } from './printed-rows.js';

/** Shows more rows than the window holds for as long as the page is printed. */
export class PrintRows implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: NarrowSideOptions;

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
  }

  readonly #begin = (): void => this.#show(printedRows);
  readonly #end = (): void => this.#show(0);

  #show(rows: number): void {
    this.#options.view().rows.printed = rows;
    this.#host.requestUpdate();
  }
}
