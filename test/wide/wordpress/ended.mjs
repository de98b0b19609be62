/**
 * Ends a program that this process has started, and waits until it is gone.
 *
 * @param {import('node:child_process').ChildProcess} program
 */
export async function ended(program) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = new Promise((resolve) => program.once('exit', resolve));
  program.kill();
  await gone;
}
