import type { ReactiveControllerHost } from 'lit';
import { whenLeft } from './when-left.js';

/** Tells whether there is still time: for so many milliseconds, and not beyond the host's leaving. The host is updated at the end. */
export function patience(host: ReactiveControllerHost & Element, ms: number): () => boolean {
  let isPatient = true;
  const timer = setTimeout(() => {
    isPatient = false;
    host.requestUpdate();
  }, ms);
  host.addController({
    hostDisconnected: () =>
      whenLeft(host, () => {
        clearTimeout(timer);
        isPatient = false;
      }),
  });
  return () => isPatient;
}
