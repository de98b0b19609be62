import type { CommandContext } from './command-context.js';

/**
 * Prints the progress of the work. On a terminal it overwrites a single line; elsewhere it prints
 * few lines.
 */
export interface Progress {
  readonly show: (text: string) => void;
  /** Prints a line that stays, such as a new stage of the work or a problem. */
  readonly say: (text: string) => void;
  /** Removes the progress line. Call it before anything else writes to the terminal. */
  readonly clear: () => void;
}

const terminalGapMs = 100;
const plainGapMs = 10_000;
const eraseLine = '\r\u001b[2K';

export function createProgress({ err, now }: CommandContext): Progress {
  const gapMs = err.isTTY ? terminalGapMs : plainGapMs;
  let shownAt = err.isTTY ? -Infinity : now();
  const clear = () => void (err.isTTY && err.write(eraseLine));
  return {
    clear,
    say: (text) => {
      clear();
      err.write(`${text}\n`);
    },
    show: (text) => {
      if (now() - shownAt < gapMs) return;
      shownAt = now();
      clear();
      err.write(err.isTTY ? text : `${text}\n`);
    },
  };
}
