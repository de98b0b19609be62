import { takeTurn } from './take-turn.js';

const waiting = new Map<HTMLElement, () => void>();
const near = new Set<Element>();

const observer = new IntersectionObserver(
  (entries) => {
    // A drawer that is closed touches the page's edge, but shares nothing with it.
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

/** Gives turns while there are any: to those in view first, then to those near it, in their order. */
export function giveTurns(): void {
  for (const isSecond of [false, true])
    for (const [host, begin] of [...waiting]) {
      const isDue = isSecond ? near.has(host) : undefined;
      if (!host.isConnected || takeTurn(host, begin, isDue)) leave(host);
    }
}
