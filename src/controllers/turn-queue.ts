import { isSeen, loading, maxAtOnce } from './turns.js';

const waiting = new Map<HTMLElement, () => void>();
const near = new Set<Element>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) near.add(target);
      else near.delete(target);
    giveTurns();
  },
  { rootMargin: '300px' },
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
  for (const isDue of [isSeen, (host: HTMLElement) => near.has(host)])
    for (const [host, begin] of [...waiting]) {
      if (loading.size >= maxAtOnce) return;
      if (!host.isConnected) leave(host);
      else if (isDue(host)) {
        leave(host);
        loading.add(host);
        begin();
      }
    }
}
