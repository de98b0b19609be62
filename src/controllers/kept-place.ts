import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { configuration } from '../page/configuration.js';

const prefix = 'store-locator:place:';

/** Reading the property alone may throw. */
function storage(): Storage | undefined {
  try {
    return configuration().values.persist === false ? undefined : sessionStorage;
  } catch {
    return undefined;
  }
}

function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}

/** Remembers where the visitor was in an element, for when they come back to the page through the browser's history. */
export class KeptPlace<T> implements ReactiveController {
  readonly #name: string;
  readonly #tell: () => T | undefined;

  /** @param tell where the visitor is, in JSON; undefined: nowhere that is worth coming back to */
  constructor(host: ReactiveControllerHost & Element, tell: () => T | undefined) {
    const same = [...document.getElementsByTagName(host.localName)];
    this.#name = `${prefix}${location.pathname}|${same.indexOf(host)}`;
    this.#tell = tell;
    host.addController(this);
  }

  /** Where the visitor was when they left; undefined when they have not come back. */
  read(): T | undefined {
    if (!isReturn()) return undefined;
    try {
      const place = JSON.parse(storage()?.getItem(this.#name) ?? 'null') as T | null;
      return place ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Who has been brought there goes on from there, also in an element that the theme puts in this one's place. */
  forget(): void {
    try {
      storage()?.removeItem(this.#name);
    } catch {
      // Forbidden: then nothing was read, either.
    }
  }

  hostConnected(): void {
    addEventListener('pagehide', this.#write);
  }

  hostDisconnected(): void {
    removeEventListener('pagehide', this.#write);
  }

  readonly #write = (): void => {
    try {
      const place = this.#tell();
      if (place) storage()?.setItem(this.#name, JSON.stringify(place));
      else storage()?.removeItem(this.#name);
    } catch {
      // Full or forbidden: whoever comes back begins anew.
    }
  };
}
