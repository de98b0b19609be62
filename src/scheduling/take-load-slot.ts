const maxAtOnce = 4;
/** The hosts that hold a slot now. */
export const loading = new Set<Element>();

/** A host that the page hides counts as seen: it is there for its events. */
function isSeen(host: HTMLElement): boolean {
  const { top, bottom, left, right } = host.getBoundingClientRect();
  return host.hidden || (bottom > 0 && top < innerHeight && right > 0 && left < innerWidth);
}

/**
 * Calls `begin` if a slot is free and the host is due.
 * @param isDue by default if it is in view
 * @returns whether it was called
 */
export function takeLoadSlot(host: HTMLElement, begin: () => void, isDue?: boolean): boolean {
  const isTaken = loading.size < maxAtOnce && (isDue ?? isSeen(host));
  if (isTaken) {
    loading.add(host);
    begin();
  }
  return isTaken;
}
