import type { ReactiveControllerHost } from 'lit';
import type { Observable } from '../page/observable.js';
import { onRemoved } from '../scheduling/on-removed.js';

/**
 * Tells a host what changes on the page (its language, its configuration, my store) for as long as the host is in it.
 *
 * @param source gives the page's one instance; asked in the page only, since a server has none
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
      // It may have changed while the host was away.
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
