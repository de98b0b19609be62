import type { ReactiveController, ReactiveControllerHost } from 'lit';

const onNear = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all elements of the page. */
const nearObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) onNear.get(target)?.();
    },
    { rootMargin: '300px' },
  ));

/** Tells once that something of the host has come near the viewport; a hidden element never does. */
export class NearViewport implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #target: () => Element | null;
  #observed: Element | undefined;
  /** It has come near; it stays so. */
  near = false;

  constructor(host: ReactiveControllerHost & Element, target: () => Element | null = () => host) {
    this.#host = host;
    this.#target = target;
    host.addController(this);
  }

  hostUpdated(): void {
    // An update may come after the host has left.
    const target = (this.#host.isConnected && this.#target()) || undefined;
    if (this.near || target === this.#observed) return;
    this.hostDisconnected();
    this.#observed = target;
    if (!target) return;
    onNear.set(target, () => {
      this.near = true;
      this.hostDisconnected();
      this.#host.requestUpdate();
    });
    nearObserver().observe(target);
  }

  hostDisconnected(): void {
    if (!this.#observed) return;
    nearObserver().unobserve(this.#observed);
    // What the observer has noticed may still be on its way.
    onNear.delete(this.#observed);
    this.#observed = undefined;
  }
}
