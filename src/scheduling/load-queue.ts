import { takeLoadSlot } from './take-load-slot.js';

const waiting = new Map<HTMLElement, () => void>();
const near = new Set<Element>();

const observer = new IntersectionObserver(
  (entries) => {
    // A closed drawer touches the page's edge, but has no area in common with the page.
    for (const { intersectionRatio, target } of entries)
      if (intersectionRatio > 0) near.add(target);
      else near.delete(target);
    fillLoadSlots();
  },
  { rootMargin: '300px 0px', threshold: 0.01 },
);

function leave(host: HTMLElement): void {
  waiting.delete(host);
  near.delete(host);
  observer.unobserve(host);
}

/** Puts a host into the queue, unless it has left the page while this code was loading. */
export function enqueue(host: HTMLElement, begin: () => void): void {
  if (!host.isConnected) return;
  waiting.set(host, begin);
  observer.observe(host);
}

/**
 * Fills the free slots. Hosts in view come first, then hosts near the view, each in document order.
 */
export function fillLoadSlots(): void {
  for (const isSecond of [false, true])
    for (const [host, begin] of [...waiting]) {
      const isDue = isSecond ? near.has(host) : undefined;
      if (!host.isConnected || takeLoadSlot(host, begin, isDue)) leave(host);
    }
}
