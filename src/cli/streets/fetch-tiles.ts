import { systemClock, type Clock } from '../../http/clock.js';
import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';

const retries = 3;
const backoffMs = 1_000;
const timeoutMs = 60_000;

export interface TilesAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined unless the server sends what was asked for: 206 for a part, 200 for a whole. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

/**
 * Requests an address until it is answered whole, at most four times. It repeats after failures of
 * the network and of the server, and when the connection breaks within an answer.
 * @param headers with `range` when a part is asked for
 * @throws {CommandError} 'Tiles' when nothing comes
 * @throws the signal's reason when it aborts
 */
export async function fetchTiles(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  clock: Clock = systemClock,
): Promise<TilesAnswer> {
  for (let retry = 0; ; retry++) {
    signal.throwIfAborted();
    const answer = await answerOf(url, headers).catch((error: Error) => error);
    const isAnswer = !(answer instanceof Error);
    if (isAnswer && answer.status < 500 && answer.status !== 429) return answer;
    const problem = isAnswer
      ? `the server answers ${answer.status}`
      : `no answer (${answer.message})`;
    if (retry === retries) throw new CommandError(ExitCode.Tiles, `${url}: ${problem}`);
    await clock.sleep(backoffMs * 2 ** retry, signal);
  }
}

async function answerOf(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<TilesAnswer> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  const { status } = response;
  const isWanted = status === ('range' in headers ? 206 : 200);
  const bytes = isWanted ? new Uint8Array(await response.arrayBuffer()) : undefined;
  // A whole planet may be on its way.
  if (!isWanted) await response.body?.cancel();
  return { status, headers: response.headers, bytes };
}
