import type { BadgeMessages, ChooserMessages } from '../../../domain/badge-messages.js';

export interface DrawnDialog {
  readonly dialog: HTMLDialogElement;
  readonly title: HTMLElement;
  readonly close: HTMLButtonElement;
  /** Stands where the locator will. */
  readonly note: HTMLElement;
}

const titleId = 'choose-title';

/** An empty dialog: its title, a button that closes it, and a sentence. */
export function drawDialog({
  chooseStore,
  closeChooser,
  chooserLoading,
}: ChooserMessages & Pick<BadgeMessages, 'chooseStore'>): DrawnDialog {
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
  title.textContent = chooseStore;
  close.type = 'button';
  close.part.add('button');
  close.setAttribute('aria-label', closeChooser);
  close.textContent = '×';
  note.setAttribute('role', 'status');
  note.textContent = chooserLoading;
  header.append(title, close);
  dialog.append(header, note);
  return { dialog, title, close, note };
}
