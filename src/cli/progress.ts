import type { CommandContext } from './command-context.js';

/** Tells whoever waits how far the work is: one line that is written over on a terminal, few lines elsewhere. */
export interface Progress {
  readonly show: (text: string) => void;
  /** What stays: a new part of the work, or a trouble. */
  readonly say: (text: string) => void;
  /** To be called before others write. */
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
