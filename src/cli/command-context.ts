/** The streams, clock and signal that a command uses. Tests replace them. */
export interface CommandContext {
  /** Receives the results. */
  readonly out: Pick<NodeJS.WritableStream, 'write'>;
  /** Receives progress and error messages. */
  readonly err: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Aborts when the command has to stop. The command still waits for requests that are under way.
   */
  readonly signal: AbortSignal;
}
