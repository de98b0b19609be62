#!/usr/bin/env node
import { ExitCode } from './exit-code.js';
import { runCommand } from './run-command.js';

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    if (stopping.signal.aborted) process.exit(ExitCode.Stopped);
    process.stderr.write('\nStopping when the answers under way are in; once more to stop now\n');
    stopping.abort();
  });
}

process.exitCode = await runCommand(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  now: Date.now,
  signal: stopping.signal,
});
