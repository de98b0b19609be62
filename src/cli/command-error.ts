import type { ExitCode } from './exit-code.js';

/** Ends the command with an exit code and a message for the user. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}
