import type { ReactiveControllerHost } from 'lit';
import { memoizeOne } from '../../domain/memoize-one.js';
import { withoutSecret } from '../../domain/secret-key.js';
import {
  detailsTable,
  refusedDetails,
  type DetailsTable,
} from '../../domain/store/details/store-details.js';
import { timeSlicer } from '../../scheduling/time-slicer.js';
import { fetchShopFile } from '../loading/fetch-shop-file.js';
import { LastingTask } from '../loading/lasting-task.js';
import { report } from '../reports/report.js';

/** Two sources of the stores' details. Store by store, the first source comes first. */
export interface DetailsInput {
  /** An object of the published shape, or a snapshot. */
  readonly own: unknown;
  /** The address of such an object. */
  readonly src: string | undefined;
}

type Sources = readonly [own: DetailsTable | undefined, file: DetailsTable | undefined];

const notOfTheShape = 'not of the shape { details: { KEY: { phone, hours … } } }';

/** Loads the details that the merchant supplies, and reports what cannot be used in them. */
export class DetailsController {
  readonly #input: () => DetailsInput;
  readonly #own: (own: unknown) => DetailsTable | undefined;
  readonly #file: LastingTask<readonly [string | undefined], DetailsTable | undefined>;

  constructor(host: ReactiveControllerHost & Element, input: () => DetailsInput) {
    this.#input = input;
    this.#own = memoizeOne((own: unknown) => {
      if (own == null) return undefined;
      const table = detailsTable(own);
      if (!table) report(host, `details are ${notOfTheShape}.`);
      return table;
    });
    this.#file = new LastingTask(
      host,
      () => [withoutSecret(input().src)],
      async ([src], signal) => {
        if (!src) return undefined;
        try {
          const table = detailsTable(await fetchShopFile(src, signal));
          if (!table) throw new Error(notOfTheShape);
          return table;
        } catch (error) {
          signal.throwIfAborted();
          report(host, `details-src can't be used: ${String(error)}`);
          // The task keeps its last good value, so earlier details stay in use.
          throw error;
        }
      },
    );
    new LastingTask(
      host,
      () => this.sources,
      async ([own, file], signal) => {
        if (own) await reportRefused(host, 'details', own, signal);
        if (file) await reportRefused(host, 'details-src', file, signal);
      },
    );
  }

  /** True while the file is on its way. */
  get pending(): boolean {
    return this.#file.pending;
  }

  /** The tables of both sources, as far as they are there. */
  get sources(): Sources {
    return [this.#own(this.#input().own), this.#file.value];
  }
}

/** Reports the unusable values of a table in one line. Thousands of stores are read in slices. */
async function reportRefused(
  host: Element,
  what: string,
  { details }: DetailsTable,
  signal: AbortSignal,
): Promise<void> {
  const { isDue, rest } = timeSlicer(
    () => performance.now(),
    signal,
    () => 'last',
  );
  const refused: string[] = [];
  for (const [key, entry] of details) {
    if (isDue()) await rest();
    refused.push(...refusedDetails(key, entry, document.baseURI));
  }
  if (refused.length)
    report(
      host,
      `entries of \`${what}\` were ignored: ${refused.length}, for example ${refused[0]}.`,
      'warn',
    );
}
