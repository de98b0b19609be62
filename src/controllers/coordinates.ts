import type { ReactiveControllerHost } from 'lit';
import type { SuppliedPositions } from '../domain/supplied-positions.js';
import { LastingTask } from './lasting-task.js';
import { report } from './report.js';

async function fetchCoordinates(src: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(new URL(src, document.baseURI), {
    signal,
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

const none: SuppliedPositions = () => () => undefined;

/** An object of the published shape, and the address of one. The object wins. */
type SuppliedInput = readonly [coordinates: unknown, src: string | undefined];

/** Where the host's stores are by the coordinates that the merchant supplies. */
export class CoordinatesController {
  readonly #task: LastingTask<SuppliedInput, SuppliedPositions | undefined>;

  constructor(host: ReactiveControllerHost & Element, input: () => SuppliedInput) {
    this.#task = new LastingTask(host, input, async ([own, src], signal) => {
      if (own == null && !src) return undefined;
      try {
        const { readPositions } = await import('../places/read-positions.js');
        const positions = readPositions(own ?? (await fetchCoordinates(src ?? '', signal)));
        if (!positions) throw new Error('not of the shape { positions: { KEY: [lat, lng] } }');
        // Decoding thousands is a task, and placing them is another.
        await new Promise((done) => setTimeout(done));
        return positions;
      } catch (error) {
        if (!signal.aborted) report(host, `coordinates can't be used: ${String(error)}`);
        throw error;
      }
    });
  }

  /** Coordinates are still on their way. */
  get pending(): boolean {
    return this.#task.pending;
  }

  get positions(): SuppliedPositions {
    return this.#task.value ?? none;
  }
}
