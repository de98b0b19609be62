/** An abort controller that also follows another signal. */
export interface AnySignal {
  readonly signal: AbortSignal;
  /** Aborts, and stops following the other signal. It must be called in the end in every case. */
  abort(): void;
}

/** Replaces `AbortSignal.any`, which the oldest supported engines lack. */
export function anySignal(parent: AbortSignal | undefined): AnySignal {
  const controller = new AbortController();
  const abort = () => {
    parent?.removeEventListener('abort', abort);
    // Without a reason the browser creates one exception per request, each with its stack. A page
    // with forty requests would create forty that nobody reads.
    controller.abort(parent?.reason ?? null);
  };
  parent?.addEventListener('abort', abort);
  if (parent?.aborted) abort();
  return { signal: controller.signal, abort };
}
