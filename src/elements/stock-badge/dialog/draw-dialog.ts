import type { BadgeMessages, ChooserMessages } from '../../../domain/messages/badge-messages.js';

export interface DrawnDialog {
  readonly dialog: HTMLDialogElement;
  readonly title: HTMLElement;
  readonly close: HTMLButtonElement;
  /** The place of the locator until it has loaded. */
  readonly note: HTMLElement;
}

/** The messages of the dialog, without the locator's own. */
export type DialogMessages = ChooserMessages & Pick<BadgeMessages, 'chooseStore'>;

const titleId = 'choose-title';

/** Draws an empty dialog with a title, a button that closes it, and a sentence. */
export function drawDialog(messages: DialogMessages): DrawnDialog {
  const [dialog, header, title, close, note] = (
    ['dialog', 'header', 'h2', 'button', 'p'] as const
  ).map((tag) => document.createElement(tag)) as [
    HTMLDialogElement,
    HTMLElement,
    HTMLElement,
    HTMLButtonElement,
    HTMLElement,
  ];
  dialog.part.add('dialog');
  dialog.setAttribute('aria-labelledby', titleId);
  title.id = titleId;
  title.tabIndex = -1;
  close.type = 'button';
  close.part.add('button');
  close.textContent = '×';
  note.setAttribute('role', 'status');
  note.textContent = messages.chooserLoading;
  header.append(title, close);
  dialog.append(header, note);
  const drawn = { dialog, title, close, note };
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
