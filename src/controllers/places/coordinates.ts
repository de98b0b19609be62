import type { ReactiveControllerHost } from 'lit';
import { withoutSecret } from '../../domain/secret-key.js';
import type { SuppliedPositions } from '../../domain/store/supplied-positions.js';
import { fetchShopFile } from '../loading/fetch-shop-file.js';
import { LastingTask } from '../loading/lasting-task.js';
import { report } from '../reports/report.js';

/** Three sources of the stores' positions, in this order. The first usable source counts. */
export interface SuppliedInput {
  /** An object of the published shape, or a snapshot. */
  readonly own: unknown;
  /** The JSON text of such an object; '' for none. */
  readonly json: string;
  /** The address of such an object. */
  readonly src: string | undefined;
}

async function readFrom(give: () => unknown, signal: AbortSignal): Promise<SuppliedPositions> {
  const { readPositions } = await import('../../gazetteer/locate/read-positions.js');
  const positions = await readPositions(await give(), signal);
  if (!positions) throw new Error('not of the shape { positions: { KEY: [lat, lng] } }');
  return positions;
}

const none: SuppliedPositions = () => () => undefined;

/** Loads the positions of the host's stores from the coordinates that the merchant supplies. */
export class CoordinatesController {
  readonly #task: LastingTask<
    readonly [unknown, string, string | undefined],
    SuppliedPositions | undefined
  >;

  constructor(host: ReactiveControllerHost & Element, input: () => SuppliedInput) {
    this.#task = new LastingTask(
      host,
      () => {
        const { own, json, src } = input();
        return [own, json, withoutSecret(src)];
      },
      async ([own, json, src], signal) => {
        const ways: [what: string, give: () => unknown][] = [];
        if (own != null) ways.push(['coordinates', () => own]);
        if (json) ways.push(['the JSON inside', () => JSON.parse(json) as unknown]);
        if (src) ways.push(['coordinates-src', () => fetchShopFile(src, signal)]);
        if (!ways.length) return undefined;
        for (const [what, give] of ways) {
          try {
            return await readFrom(give, signal);
          } catch (error) {
            signal.throwIfAborted();
            report(host, `${what} can't be used: ${String(error)}`);
          }
        }
        // The task keeps its last good value, so earlier coordinates stay in use.
        throw new Error('no coordinates');
      },
    );
  }

  /** True while the coordinates are loading. */
  get pending(): boolean {
    return this.#task.pending;
  }

  get positions(): SuppliedPositions {
    return this.#task.value ?? none;
  }
}
