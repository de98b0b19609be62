import type { BadgeMessages, ChooserMessages } from '../../../domain/messages/badge-messages.js';

export interface DrawnDialog {
  readonly dialog: HTMLDialogElement;
  readonly title: HTMLElement;
  /** The product and the variant; empty where the page does not name them. */
  readonly product: HTMLElement;
  readonly close: HTMLButtonElement;
  /** The place of the locator until it has loaded. */
  readonly note: HTMLElement;
}

/** The messages of the dialog, without the locator's own. */
export type DialogMessages = ChooserMessages & Pick<BadgeMessages, 'chooseStore'>;

const titleId = 'choose-title';
const productId = 'choose-product';

/** Draws an empty dialog with a title, a button that closes it, and a sentence. */
export function drawDialog(messages: DialogMessages): DrawnDialog {
  const [dialog, header, words, title, product, close, note] = (
    ['dialog', 'header', 'hgroup', 'h2', 'p', 'button', 'p'] as const
  ).map((tag) => document.createElement(tag)) as [
    HTMLDialogElement,
    ...[HTMLElement, HTMLElement, HTMLElement, HTMLElement],
    HTMLButtonElement,
    HTMLElement,
  ];
  dialog.part.add('dialog');
  dialog.setAttribute('aria-labelledby', titleId);
  dialog.setAttribute('aria-describedby', productId);
  title.id = titleId;
  product.id = productId;
  title.tabIndex = -1;
  close.type = 'button';
  close.part.add('button');
  close.textContent = '×';
  note.setAttribute('role', 'status');
  note.textContent = messages.chooserLoading;
  words.append(title, product);
  header.append(words, close);
  dialog.append(header, note);
  const drawn = { dialog, title, product, close, note };
  labelDialog(drawn, messages);
  return drawn;
}

/** Updates the texts, because the language may have changed. */
export function labelDialog(
  { title, close }: Pick<DrawnDialog, 'title' | 'close'>,
  { chooseStore, closeChooser }: DialogMessages,
): void {
  if (title.textContent !== chooseStore) title.textContent = chooseStore;
  close.setAttribute('aria-label', closeChooser);
}
