import { assets } from './upload/assets.js';
import { build } from './build.js';
import { buildOptions } from './build-options.js';
import { assetsOptions } from './upload/assets-options.js';
import { CommandError } from './command-error.js';
import type { CommandContext } from './command-context.js';
import { ExitCode } from './exit-code.js';
import { help } from './help.js';
import { snapshot } from './snapshot.js';
import { snapshotOptions } from './snapshot-options.js';
import { streets } from './streets/streets.js';
import { streetsOptions } from './streets/streets-options.js';
import { writeTemplate } from './table/write-template.js';

/** Runs the command with its arguments. Writes errors to `context.err`. */
export async function runCommand(
  [name, ...args]: readonly string[],
  context: CommandContext,
): Promise<ExitCode> {
  try {
    if ([name, ...args].some((arg) => arg === '--help' || arg === '-h')) context.out.write(help);
    else if (name === 'snapshot') await runSnapshot(args, context);
    else if (name === 'assets') await assets(assetsOptions(args), context);
    else if (name === 'streets') await streets(streetsOptions(args), context);
    else if (name === 'build') await build(buildOptions(args), context);
    else throw new CommandError(ExitCode.Usage, name ? `no command "${name}"` : 'no command');
    return ExitCode.Done;
  } catch (error) {
    const { exitCode, message } = asCommandError(error, context.signal);
    context.err.write(`\nstore-locator: ${message}${adviceOf(exitCode, name)}\n`);
    return exitCode;
  }
}

async function runSnapshot(args: readonly string[], context: CommandContext): Promise<void> {
  const options = snapshotOptions(args);
  if ('template' in options) await writeTemplate(options.template, context);
  else await snapshot(options, context);
}

function asCommandError(error: unknown, signal: AbortSignal): CommandError {
  if (error instanceof CommandError) return error;
  if (signal.aborted) return new CommandError(ExitCode.Stopped, 'stopped');
  return new CommandError(ExitCode.Broken, String(error));
}

/** A build that fails has written the stores already, perhaps. */
const adviceOf = (exitCode: ExitCode, name: string | undefined): string =>
  name === 'build' && (exitCode === ExitCode.Tiles || exitCode === ExitCode.Stopped)
    ? '\nParts that are finished stay. Run the same command again to go on.'
    : (advice[exitCode] ?? '');

const advice: Partial<Record<ExitCode, string>> = {
  [ExitCode.Usage]: '\nstore-locator --help tells more.',
  [ExitCode.Listing]: '\nNothing was written.',
  [ExitCode.Geocoder]: '\nNothing was written. Run the same command again to go on.',
  [ExitCode.Tiles]: '\nNothing was replaced. Run the same command again to go on.',
  [ExitCode.Stopped]: '\nNothing was written. Run the same command again to go on.',
};
