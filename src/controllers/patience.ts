import type { ReactiveControllerHost } from 'lit';
import { whenLeft } from './when-left.js';

/** So long the map leaves a long listing's pages the way, and no longer an empty frame to look at. */
const patienceMs = 2_000;

/** Tells whether there is still time, and not beyond the host's leaving. The host is updated at the end. */
export function patience(host: ReactiveControllerHost & Element): () => boolean {
  let isPatient = true;
  const timer = setTimeout(() => {
    isPatient = false;
    host.requestUpdate();
  }, patienceMs);
  host.addController({
    hostDisconnected: () =>
      whenLeft(host, () => {
        clearTimeout(timer);
        isPatient = false;
      }),
  });
  return () => isPatient;
}
