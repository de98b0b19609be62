const maxAtOnce = 4;
/** The hosts that hold a slot now. */
export const loading = new Set<Element>();

/**
 * True when the host is in view. A host that the page hides counts as in view, because the page
 * uses its events.
 */
function isSeen(host: HTMLElement): boolean {
  const { top, bottom, left, right } = host.getBoundingClientRect();
  return host.hidden || (bottom > 0 && top < innerHeight && right > 0 && left < innerWidth);
}

/**
 * Calls `begin` if a slot is free and the host is due.
 * @param isDue by default true when the host is in view
 * @returns whether `begin` was called
 */
export function takeLoadSlot(host: HTMLElement, begin: () => void, isDue?: boolean): boolean {
  const isTaken = loading.size < maxAtOnce && (isDue ?? isSeen(host));
  if (isTaken) {
    loading.add(host);
    begin();
  }
  return isTaken;
}
