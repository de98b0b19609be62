/** Closes a modal dialog on a tap beside it. A drag that only ends there does not close it. */
export function closeOnBackdrop(dialog: HTMLDialogElement, close: () => void): void {
  const isBeside = ({ target, clientX: x, clientY: y }: MouseEvent): boolean => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (x < left || x > right || y < top || y > bottom);
  };
  let hasBegun = false;
  dialog.addEventListener('pointerdown', (event) => (hasBegun = isBeside(event)));
  dialog.addEventListener('click', (event) => {
    if (hasBegun && isBeside(event)) close();
  });
}
