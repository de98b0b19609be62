import type { ReactiveController, ReactiveControllerHost } from 'lit';

const onNear = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Returns the one observer for all elements of the page. */
const nearObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) onNear.get(target)?.();
    },
    { rootMargin: '300px' },
  ));

/**
 * Updates the host once its target has come near the viewport. A hidden element never comes near.
 */
export class NearViewport implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #target: () => Element | null;
  #observed: Element | undefined;
  /** True once the target has come near the viewport. It stays true. */
  near = false;

  constructor(host: ReactiveControllerHost & Element, target: () => Element | null = () => host) {
    this.#host = host;
    this.#target = target;
    host.addController(this);
  }

  hostUpdated(): void {
    // An update may come after the host has left the page.
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
    // The observer may still deliver an entry for this target.
    onNear.delete(this.#observed);
    this.#observed = undefined;
  }
}
