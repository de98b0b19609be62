import { takeTurn } from './turns.js';

const waiting = new Map<HTMLElement, () => void>();
const near = new Set<Element>();

const observer = new IntersectionObserver(
  (entries) => {
    // What is folded up to nothing touches what can be seen, but shares nothing with it.
    for (const { intersectionRatio, target } of entries)
      if (intersectionRatio > 0) near.add(target);
      else near.delete(target);
    giveTurns();
  },
  { rootMargin: '300px 0px', threshold: 0.01 },
);

function leave(host: HTMLElement): void {
  waiting.delete(host);
  near.delete(host);
  observer.unobserve(host);
}

/** Puts a host in the queue; one that has left the page meanwhile is not. */
export function enqueue(host: HTMLElement, begin: () => void): void {
  if (!host.isConnected) return;
  waiting.set(host, begin);
  observer.observe(host);
}

/**
 * Gives turns while there are any: to those in view first, then to those near it, in their order. What the page cuts off
 * is neither, as the observer knows.
 */
export function giveTurns(): void {
  for (const isDue of [undefined, true])
    for (const [host, begin] of [...waiting])
      if (!host.isConnected) leave(host);
      else if ((host.hidden || near.has(host)) && takeTurn(host, begin, isDue)) leave(host);
}
