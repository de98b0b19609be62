/** An abort of its own that follows another signal. */
export interface LinkedAbort {
  readonly signal: AbortSignal;
  /** Aborts, and lets go of the signal followed. To be called in the end, whatever happened. */
  abort(): void;
}

/** Stands in for `AbortSignal.any`, which the oldest supported engines lack. */
export function linkedAbort(parent: AbortSignal | undefined): LinkedAbort {
  const controller = new AbortController();
  const abort = () => {
    parent?.removeEventListener('abort', abort);
    // Without a reason a page of forty requests makes forty exceptions that nobody sees, each with its stack.
    controller.abort(parent?.reason ?? null);
  };
  parent?.addEventListener('abort', abort);
  if (parent?.aborted) abort();
  return { signal: controller.signal, abort };
}
