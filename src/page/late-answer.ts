/** Calls `run` once after `ms`, unless what it gives is called before. */
export type After = (ms: number, run: () => void) => () => void;

export const afterMs: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** A visitor who has seen nothing for so long is told that the service does not answer. */
export const lateMs = 10_000;
