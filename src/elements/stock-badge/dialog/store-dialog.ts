import type { ReactiveController } from '@lit/reactive-element';
import { adoptSheet, sheetOf } from '../../../controllers/look/adopt-sheet.js';
import type { MyStoreController } from '../../../controllers/listing/my-store.js';
import { createCatalogue } from '../../../controllers/words/catalogue.js';
import { report } from '../../../controllers/reports/report.js';
import { badgeMessages } from '../../../i18n/en-badge.js';
import { chooserMessages } from '../../../i18n/en-chooser.js';
import { idOf } from '../id-of.js';
import type { ExtrasHost } from '../extras/extras-host.js';
import { closeOnBackdrop } from './close-on-backdrop.js';
import { DialogColours } from './dialog-colours.js';
import { drawDialog, labelDialog, type DrawnDialog } from './draw-dialog.js';
import { keepInside } from './keep-inside.js';
import { likeOnPage } from './like-on-page.js';
import { productOnPage } from './product-on-page.js';
import { lockScroll } from './scroll-lock.js';
import dialogCss from './dialog.css';

/** The dialog's style sheet; undefined when there is no DOM. */
const dialogSheet = sheetOf(dialogCss);

type Locator = HTMLElement & {
  src?: string | undefined;
  variantId?: string | undefined;
  _choosesStore?: boolean | undefined;
  messages?: ExtrasHost['messages'];
  readonly updateComplete?: Promise<unknown>;
};

interface Opened extends DrawnDialog {
  readonly opener: HTMLElement;
  readonly unlock: () => void;
  locator?: Locator | undefined;
}

/**
 * Called after the dialog has been closed.
 * @param src the snapshot that the dialog's locator reads instead of the service
 */
export type OnClose = (src: string | undefined) => void;

/**
 * The modal dialog in which a shopper chooses a store. It is in the badge's shadow root and
 * contains a locator. It is built each time it opens and removed when it closes.
 */
export class StoreDialog implements ReactiveController {
  readonly #host: ExtrasHost;
  readonly #myStore: MyStoreController;
  readonly #onClose: OnClose;
  readonly #catalogue = createCatalogue({
    ...chooserMessages,
    chooseStore: badgeMessages.chooseStore,
  });
  readonly #colours: DialogColours;
  #opened: Opened | undefined;

  constructor(host: ExtrasHost, myStore: MyStoreController, onClose: OnClose) {
    this.#host = host;
    this.#myStore = myStore;
    this.#onClose = onClose;
    adoptSheet(host, dialogSheet);
    this.#colours = new DialogColours(host);
    host.addController(this);
  }

  /**
   * @param opener gets the focus back
   * @param isByFinger true for a touch; the focus then stays off the search box, whose keyboard
   *   would cover the stores
   */
  async open(opener: HTMLElement, isByFinger: boolean): Promise<void> {
    if (this.#opened || !this.#host.isConnected) return;
    const opened = this.#draw(opener);
    this.#opened = opened;
    this.#colours.show(opened.dialog);
    opened.dialog.showModal();
    opened.title.focus({ preventScroll: true });
    const locator = await this.#loadLocator(opened);
    if (!locator || this.#opened !== opened) return;
    opened.note.remove();
    opened.dialog.append(locator);
    opened.locator = locator;
    // A short list has no search box after it has loaded.
    locator.addEventListener('store-locator-load', () => this.#leadTo(opened, isByFinger));
    await locator.updateComplete;
    this.#leadTo(opened, isByFinger);
  }

  hostUpdated(): void {
    if (!this.#opened) return;
    const { dialog, locator } = this.#opened;
    this.#colours.show(dialog);
    labelDialog(this.#opened, this.#messages);
    this.#nameProduct(this.#opened);
    if (locator) this.#tell(locator);
  }

  /** Opens the dialog again. A theme that moves the badge takes the dialog out of the top layer. */
  hostConnected(): void {
    const { dialog, locator } = this.#opened ?? {};
    if (!dialog || dialog.matches(':modal')) return;
    dialog.removeAttribute('open');
    dialog.showModal();
    if (locator) this.#focusLocator();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#close();
    });
  }

  get #messages(): Parameters<typeof drawDialog>[0] {
    return this.#catalogue(this.#host);
  }

  get #root(): ShadowRoot {
    return this.#host.shadowRoot as ShadowRoot;
  }

  #draw(opener: HTMLElement): Opened {
    const drawn = drawDialog(this.#messages);
    const { dialog, close } = drawn;
    keepInside(dialog);
    closeOnBackdrop(dialog, () => this.#close());
    close.addEventListener('click', () => this.#close());
    // The `close` event comes a task later, when the next dialog may already be open.
    dialog.addEventListener('close', () => {
      if (this.#opened?.dialog === dialog) this.#close();
    });
    dialog.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // Browsers differ: not all of them let a page react to each Escape.
      event.preventDefault();
      this.#close();
      // The `keyup` event goes to the element that has the focus now. A theme may use it to close a
      // panel around the badge.
      opener.addEventListener('keyup', (up) => up.stopPropagation(), { once: true });
    });
    this.#closeOnChoice(dialog);
    this.#nameProduct(drawn);
    this.#root.append(dialog);
    return { ...drawn, opener, unlock: lockScroll() };
  }

  /** Names the product and the variant below the title. Themes change their form before it. */
  #nameProduct({ product }: Pick<Opened, 'product'>): void {
    const { productId, variantId } = this.#host;
    const text = productOnPage(this.#host, idOf(productId), idOf(variantId));
    if (product.textContent !== text) product.textContent = text;
  }

  /** Closes the dialog after a choice in it. A choice in another tab does not close it. */
  #closeOnChoice(dialog: HTMLDialogElement): void {
    let before: number | undefined;
    const mine = (): number | undefined => this.#myStore.value?.id;
    dialog.addEventListener('click', () => (before = mine()), true);
    dialog.addEventListener('click', () => {
      if (mine() !== undefined && mine() !== before) this.#close();
    });
  }

  #close(): void {
    const opened = this.#opened;
    if (!opened) return;
    this.#opened = undefined;
    opened.dialog.close();
    opened.dialog.remove();
    opened.unlock();
    opened.opener.focus({ preventScroll: true });
    this.#onClose(opened.locator?.src);
  }

  async #loadLocator({ note }: Opened): Promise<Locator | undefined> {
    try {
      if (!customElements.get('store-locator')) await this.#supplied();
    } catch (error) {
      report(this.#host, `<store-locator> can't be loaded: ${String(error)}`);
      note.textContent = this.#messages.chooserFailed;
      return undefined;
    }
    const locator: Locator = document.createElement('store-locator');
    // The badge already follows the theme's variant, so the locator does not.
    const fixed = { loading: 'eager', 'heading-level': '3', follow: 'none' };
    for (const [name, value] of Object.entries(fixed)) locator.setAttribute(name, value);
    locator._choosesStore = true;
    likeOnPage(locator, this.#host);
    this.#tell(locator);
    return locator;
  }

  async #supplied(): Promise<void> {
    const { loadLocator } = this.#host.constructor as {
      readonly loadLocator?: (() => Promise<unknown>) | undefined;
    };
    await loadLocator?.();
    if (!customElements.get('store-locator')) throw new Error('nobody has registered it');
  }

  /** Passes the badge's connection, product, variant and messages to the locator. */
  #tell(locator: Locator): void {
    const { baseUrl, publicKey, auth, keyName, productId, variantId, messages } = this.#host;
    const attributes = {
      'base-url': baseUrl,
      'public-key': publicKey,
      auth,
      'key-name': keyName,
      'product-id': productId,
      'variant-id': variantId,
    };
    for (const [name, value] of Object.entries(attributes)) {
      // An empty variant id means no variant. An absent one means any variant.
      const isSaid = value || (name === 'variant-id' && value === '');
      if (!isSaid) locator.removeAttribute(name);
      else if (locator.getAttribute(name) !== `${value}`) locator.setAttribute(name, `${value}`);
    }
    // Removing the attribute does not change the property.
    if (!variantId) locator.variantId = variantId;
    locator.messages = messages;
  }

  /** Moves the focus into the locator, unless the visitor has already moved it. */
  #leadTo(opened: Opened, isByFinger: boolean): void {
    const { activeElement } = this.#root;
    const isThere = activeElement && activeElement !== opened.title;
    if (this.#opened === opened && !isThere && !(isByFinger && activeElement)) this.#focusLocator();
  }

  #focusLocator(): void {
    const useful = '[part~=search], [part~=row-name] button';
    const found = this.#opened?.locator?.shadowRoot?.querySelector<HTMLElement>(useful);
    (found ?? this.#opened?.title)?.focus({ preventScroll: true });
  }
}
