import type { LocatorAttributes } from '../locator-attributes.js';

/** Marks a store's row and pin together while the pointer or focus is on either. */
export function markPointed(
  host: LocatorAttributes,
  markPin: (id: number | undefined) => void,
): void {
  const root = host.shadowRoot;
  let pointed: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = (id: string | undefined): void => {
    if (id === pointed) return;
    pointed = id;
    for (const row of root?.querySelectorAll<HTMLElement>('.scroller [data-id]') ?? [])
      row.classList.toggle('pointed', row.dataset.id === id);
    clearTimeout(timer);
    // Any cluster may hold the pin, so find it later than the frame that moves another row under a
    // resting pointer.
    timer = setTimeout(() => markPin(id ? Number(id) : undefined));
  };
  const follow = ({ target }: Event): void =>
    mark((target as Element).closest<HTMLElement>('[data-id]')?.dataset.id);
  root?.addEventListener('pointerover', (event) => {
    // A finger does not hover: touch marks nothing before a choice.
    if ((event as PointerEvent).pointerType !== 'touch') follow(event);
  });
  root?.addEventListener('focusin', follow);
  host.addEventListener('pointerleave', () => mark(undefined));
  host.addEventListener('focusout', () => mark(undefined));
  host.addController({ hostDisconnected: () => clearTimeout(timer) });
}
