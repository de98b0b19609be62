import type { ReactiveController } from '@lit/reactive-element';
import type { MyStoreController } from '../../../controllers/listing/my-store.js';
import { report } from '../../../controllers/reports/report.js';
import { DetailEvent } from '../../detail-event.js';
import type * as storeDialog from '../dialog/store-dialog.js';
import type { StockBadgeChooseEvent } from '../events.js';
import { idOf } from '../id-of.js';
import type { ExtrasHost } from './extras-host.js';

type Dialog = Readonly<Pick<typeof storeDialog, 'StoreDialog'>>;

/**
 * Leads to another store. An event tells the page first; then the dialog opens. The dialog's code
 * is loaded when the visitor is likely to open it.
 */
export class StoreChoice implements ReactiveController {
  readonly #host: ExtrasHost;
  readonly #myStore: MyStoreController;
  readonly #onClose: storeDialog.OnClose;
  #button: HTMLButtonElement | undefined;
  #code: Promise<Dialog> | undefined;
  #dialog: storeDialog.StoreDialog | undefined;
  #hasFailed = false;

  constructor(host: ExtrasHost, myStore: MyStoreController, onClose: storeDialog.OnClose) {
    this.#host = host;
    this.#myStore = myStore;
    this.#onClose = onClose;
    host.addController(this);
  }

  /** True when the dialog's code failed to load. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  hostUpdated(): void {
    if (this.#button) return;
    this.#button =
      this.#host.shadowRoot?.querySelector<HTMLButtonElement>('.act button') ?? undefined;
    if (this.#button) this.lead(this.#button);
  }

  /** Turns a button of the badge into one that opens the dialog. */
  lead(button: HTMLButtonElement): void {
    let isByFinger = false;
    button.type = 'button';
    button.part.add('button');
    const bring = (): void => {
      // A failure is reported when the visitor opens the dialog.
      if (this.#host.picker !== 'event') this.#bring().catch(() => {});
    };
    button.addEventListener('pointerenter', bring);
    button.addEventListener('focus', bring);
    button.addEventListener('pointerdown', ({ pointerType }) => {
      isByFinger = pointerType === 'touch';
      bring();
    });
    button.addEventListener('keydown', (event) => {
      // The Enter key that has closed the dialog may still be held down.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    });
    button.addEventListener('click', (event) => {
      // The click is not meant for a card or a link around the button.
      event.stopPropagation();
      event.preventDefault();
      void this.#choose(button, isByFinger);
      isByFinger = false;
    });
  }

  async #choose(opener: HTMLElement, isByFinger: boolean): Promise<void> {
    const { productId, variantId, picker } = this.#host;
    const fields: StockBadgeChooseEvent['detail'] = {
      productId: idOf(productId),
      variantId: idOf(variantId),
    };
    const options = { bubbles: true, composed: true, cancelable: true };
    const event = new DetailEvent('stock-badge-choose', fields, options);
    if (!this.#host.dispatchEvent(event) || picker === 'event') return;
    try {
      const { StoreDialog } = await this.#bring();
      this.#hasFailed = false;
      this.#dialog ??= new StoreDialog(this.#host, this.#myStore, this.#onClose);
      await this.#dialog.open(opener, isByFinger);
    } catch (error) {
      report(this.#host, `the dialog can't be loaded: ${String(error)}`);
      this.#hasFailed = true;
    }
    this.#host.requestUpdate();
  }

  #bring(): Promise<Dialog> {
    const code = (this.#code ??= import('../dialog/store-dialog.js'));
    // The next tap tries to load the code again.
    code.catch(() => (this.#code = undefined));
    return code;
  }
}
