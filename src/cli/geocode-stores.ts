import { addressFingerprint } from '../domain/store/address-fingerprint.js';
import type { Store } from '../domain/store/store.js';
import type { Geocoder } from './geocoders/geocoder.js';
import { CommandError } from './command-error.js';
import { ExitCode } from './exit-code.js';
import { Outcome, type GeocodingState, type StateLine } from './geocoding-state.js';

export interface GeocodeOptions {
  readonly geocoder: Geocoder;
  readonly state: GeocodingState;
  /**
   * True to ask again for addresses that were not found, and for requests that a killed run left
   * unanswered.
   */
  readonly askAgain: boolean;
  /** The most requests under way at a time. */
  readonly atOnce: number;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

interface Question {
  readonly address: string;
  readonly store: Store;
}

/**
 * A single failed address is skipped. After this many failures in a row, the service is assumed not
 * to understand the requests.
 */
const mostFailuresInARow = 5;

/**
 * Asks a geocoder once for each address that the state has no answer for. Each answer is stored
 * before the next request is sent.
 * @throws {CommandError} when the geocoder refuses or does not answer
 * @throws the signal's reason when it aborts; both errors wait for the requests under way
 */
export async function geocodeStores(
  stores: readonly Store[],
  { geocoder, state, askAgain, atOnce, signal, onProgress }: GeocodeOptions,
): Promise<void> {
  const batches = inBatches(openQuestions(), geocoder.batchSize);
  const total = batches.reduce((sum, batch) => sum + batch.length, 0);
  let done = 0;
  let failuresInARow = 0;
  let ending: unknown;

  const work = async (): Promise<void> => {
    for (let batch; !ending && (batch = batches.shift());) {
      try {
        await ask(batch);
        failuresInARow = 0;
      } catch (error) {
        // The request was never sent.
        if (error === signal.reason) return;
        keep(batch, Outcome.Failed);
        if (!isAboutAddress(error) || ++failuresInARow === mostFailuresInARow) ending ??= error;
      }
      done += batch.length;
      onProgress(done, total);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  signal.throwIfAborted();
  if (ending) throw new CommandError(ExitCode.Geocoder, describe(ending), ending);

  function openQuestions(): Question[] {
    const questions = new Map<string, Question>();
    for (const store of stores) {
      const address = addressFingerprint(store);
      const outcome = state.outcome(address, geocoder.name);
      const isOpen = !outcome || outcome === Outcome.Failed || askAgain;
      if (isOpen && geocoder.covers(store) && !state.position(address))
        questions.set(address, { address, store });
    }
    return [...questions.values()];
  }

  async function ask(batch: readonly Question[]): Promise<void> {
    const answers = await geocoder.locate(
      batch.map(({ store }) => store),
      {
        signal,
        // Store this before the request leaves: an answer that never arrives may still have cost
        // money.
        watch: (moment) =>
          geocoder.mayBill && keep(batch, moment === 'sent' ? Outcome.Asked : Outcome.Failed),
      },
    );
    state.add(
      batch.map(({ address }, i) => {
        const position = answers.get(i);
        const missing = answers.has(i) ? Outcome.None : Outcome.Failed;
        const outcome = position ? Outcome.Found : missing;
        return { address, geocoder: geocoder.name, outcome, position };
      }),
    );
  }

  function keep(batch: readonly Question[], outcome: Outcome): void {
    const line = ({ address }: Question): StateLine => ({
      address,
      geocoder: geocoder.name,
      outcome,
    });
    state.add(batch.map(line));
  }
}

function inBatches<T>(items: readonly T[], size: number): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < items.length; start += size)
    batches.push(items.slice(start, start + size));
  return batches;
}

/**
 * Whether an error concerns this address alone. Errors of the key, the service or the network would
 * also hit the next address.
 */
function isAboutAddress(error: unknown): boolean {
  const { code, status } = error as { code?: unknown; status?: unknown };
  return code === 'bad-answer' || (code === 'refused' && status !== 401 && status !== 403);
}

const describe = (error: unknown): string =>
  `the geocoder cannot be used (${error instanceof Error ? error.message : String(error)})`;
