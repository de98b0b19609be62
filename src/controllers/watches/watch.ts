import type { ReactiveControllerHost } from 'lit';
import type { Observable } from '../../page/observable.js';
import { onRemoved } from '../../scheduling/on-removed.js';

/**
 * Calls `onChange` when something changes on the page, such as its language, its configuration or
 * my store, while the host is in the page.
 *
 * @param source returns the page's one instance; called in the page only, since a server has no
 *   instance
 */
export function watch(
  host: ReactiveControllerHost & Element,
  source: () => Observable,
  onChange = (): void => host.requestUpdate(),
): void {
  let leave: (() => void) | undefined;
  const end = (): void => {
    leave?.();
    leave = undefined;
  };
  host.addController({
    hostConnected() {
      leave ??= source().subscribe(onChange);
      // The source may have changed while the host was away.
      host.requestUpdate();
    },
    // A host that is updated while it is not in the page has left it.
    hostUpdate() {
      if (!host.isConnected) end();
    },
    hostDisconnected() {
      onRemoved(host, end);
    },
  });
}
