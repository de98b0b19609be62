import type { ExitCode } from './exit-code.js';

/** Ends the command with a sentence for whoever called it. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}
