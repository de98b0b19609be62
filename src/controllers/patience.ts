import type { ReactiveControllerHost } from 'lit';

/** Tells whether there is still time: for so many milliseconds, and not beyond the host's leaving. The host is updated at the end. */
export function patience(host: ReactiveControllerHost, ms: number): () => boolean {
  let isPatient = true;
  const end = (): void => {
    isPatient = false;
    host.requestUpdate();
  };
  const timer = setTimeout(end, ms);
  host.addController({
    hostDisconnected() {
      clearTimeout(timer);
      end();
    },
  });
  return () => isPatient;
}
