/** What a command touches the world with: replaced in tests. */
export interface CommandContext {
  /** For the results. */
  readonly out: Pick<NodeJS.WritableStream, 'write'>;
  /** For progress and complaints. */
  readonly err: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Aborts when the command is to stop: what was sent is still waited for. */
  readonly signal: AbortSignal;
}
