import { decodePage } from '../../../src/api/decode/decode-page.js';
import { readPages, type Page } from '../../../src/api/read/read-pages.js';
import { StoreLocatorError } from '../../../src/domain/error.js';
import type { Store } from '../../../src/domain/store/store.js';
import type { ListingSource } from '../../../src/page/listing/listing.js';
import { storeAt } from '../../map/map-harness.js';

type PageContent = readonly (Store | null)[] | 'fails';

const pageSize = 2;
export const failure = new StoreLocatorError('server', 'locations: server (500)', { status: 500 });

/** A page with these ids; 0 is a record that is no location. */
export const page = (...ids: number[]): PageContent =>
  ids.map((id) => (id ? storeAt(id, 1, 1) : null));

/**
 * A listing of two stores a page, read as the real one is. A test may change it and hold its
 * answers.
 */
export class FakeListingSource implements ListingSource {
  readonly key = 'fake';
  /** The page numbers asked for. */
  readonly asked: number[] = [];
  /** How many reads were given up. */
  aborts = 0;
  contents: PageContent[];
  onWait: (() => void) | undefined;
  #gate: (number: number) => Promise<void> | undefined = () => undefined;

  constructor(...contents: PageContent[]) {
    this.contents = contents;
  }

  /** Holds the answers of this page and later ones; call what it gives to let them go. */
  hold(from = 1): () => void {
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    this.#gate = (number) => (number < from ? undefined : gate);
    return release;
  }

  pages(from: number, signal: AbortSignal, onWait: () => void): AsyncIterable<Page<Store>> {
    this.onWait = onWait;
    signal.addEventListener('abort', () => this.aborts++);
    return readPages((number) => this.#read(number), {
      decode: (item) => (item as Store | null) ?? undefined,
      id: ({ id }) => id,
      signal,
      from,
      pageSize,
    });
  }

  async page(number: number, _: AbortSignal, onWait: () => void): Promise<Page<Store>> {
    this.onWait = onWait;
    const body = await this.#read(number).catch((error: unknown) => error);
    return decodePage(number, body, (item) => (item as Store | null) ?? undefined);
  }

  async #read(number: number): Promise<unknown> {
    this.asked.push(number);
    await this.#gate(number);
    const content = this.contents[number - 1] ?? [];
    if (content === 'fails') throw failure;
    return content;
  }
}
