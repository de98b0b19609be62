import type { ReactiveControllerHost } from 'lit';
import type { PlaceStores } from '../places/supplied-coordinates.js';
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

const asTheyAre: PlaceStores = (stores) => stores;

/** An object of the published shape, and the address of one. The object wins. */
type SuppliedInput = readonly [coordinates: unknown, src: string | undefined];

/** Places the host's stores by the coordinates that the merchant supplies. Without any, stores pass as they are. */
export class CoordinatesController {
  readonly #task: LastingTask<SuppliedInput, PlaceStores | undefined>;

  constructor(host: ReactiveControllerHost & Element, input: () => SuppliedInput) {
    this.#task = new LastingTask(host, input, async ([own, src], signal) => {
      if (own == null && !src) return undefined;
      try {
        const { readPlacer } = await import('../places/read-placer.js');
        const place = readPlacer(own ?? (await fetchCoordinates(src ?? '', signal)));
        if (!place) throw new Error('not of the shape { positions: { KEY: [lat, lng] } }');
        // Decoding thousands is a task, and placing them is another.
        await new Promise((done) => setTimeout(done));
        return place;
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

  get place(): PlaceStores {
    return this.#task.value ?? asTheyAre;
  }
}
