import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The test runner's own program, to be run with Node. */
export const wtr = 'node_modules/@web/test-runner/dist/bin.js';

/**
 * Runs Node and takes the counts that the reporters send over the message channel. All counts are 0
 * when Node ended before the reporters could send.
 *
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, output?: 'inherit' | 'ignore' }} [options]
 * @returns {Promise<{ status: number | null, passed: number, failed: number, skipped: number,
 *   broken: number, failures: string[] }>} `broken`: how many of the failures are files that did
 *   not run to their end; `failures`: each with its cause
 */
export async function runCounted(args, { env = {}, output = 'inherit' } = {}) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, ...env },
  });
  let counts = { passed: 0, failed: 0, skipped: 0, broken: 0, failures: [] };
  child.on('message', (message) => (counts = message));
  const [status] = await once(child, 'close');
  return { ...counts, status };
}
