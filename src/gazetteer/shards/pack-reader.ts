import { systemClock, type Clock } from '../../http/clock.js';
import { PACK_VERSION, readPackStart, type PackStart } from './data-pack.js';
import type { Reader } from './reader.js';
import { unpack } from './unpack.js';

/** The longest wait for bytes in milliseconds. A server that has sent none by then never will. */
const LATEST_MS = 15_000;

/** The largest accepted pack in bytes. The pack of all countries has 5 MB. */
const MOST_BYTES = 64 * 2 ** 20;

/**
 * The pause in milliseconds before a failed pack is requested again. Failed files are requested
 * repeatedly, but that must not download the whole pack each time.
 */
const PAUSE_MS = 5_000;

const AGAIN = 'Upload the files of one `store-locator assets --single` again, together.';

/** The reason why a pack, and so each file in it, can't be read. */
class PackError extends Error {
  override readonly name = 'PackError';
}

/**
 * Creates a reader of data files in one pack. Each file is available as soon as its bytes have
 * arrived. The reader rejects with `PackError` when the pack can't be read, is cut off, has another
 * version, or lacks a country. A later call requests the pack again.
 * @param url absolute address of the pack
 */
export function packReader(url: string, timeoutMs = LATEST_MS, clock: Clock = systemClock): Reader {
  let pack: Pack | undefined;
  return async (name) => {
    if (pack?.failedAt !== undefined && Math.abs(clock.now() - pack.failedAt) >= PAUSE_MS)
      pack = undefined;
    pack ??= new Pack(url, timeoutMs, clock);
    return unpack(await pack.file(name));
  };
}

/**
 * Returns the length that the server announces. Undefined for another origin, which does not reveal
 * whether it compressed the bytes.
 */
function announcedBytes({ headers, type }: Response): number | undefined {
  const isPlain = type === 'basic' && !headers.has('content-encoding');
  const length = headers.get('content-length');
  return isPlain && length ? Number(length) : undefined;
}

class Pack {
  /** The time when reading failed, in milliseconds since 1970. */
  failedAt: number | undefined;
  readonly #url: string;
  readonly #timeoutMs: number;
  readonly #clock: Clock;
  readonly #offsets = new Map<string, number>();
  #start: PackStart | undefined;
  /** The number of bytes that the server announces; undefined when unknown. */
  #announced: number | undefined;
  #bytes = new Uint8Array(2 ** 16);
  #length = 0;
  #failure: unknown;
  #wake = (): void => {};
  #more = Promise.resolve();

  constructor(url: string, timeoutMs: number, clock: Clock) {
    this.#url = url;
    this.#timeoutMs = timeoutMs;
    this.#clock = clock;
    this.#expect();
    void this.#read();
  }

  async file(name: string): Promise<Uint8Array<ArrayBuffer>> {
    for (;;) {
      const bytes = this.#start && this.#bytesOf(name, this.#start);
      if (bytes) return bytes;
      if (this.failedAt !== undefined) throw this.#failure;
      await this.#more;
    }
  }

  #expect(): void {
    this.#more = new Promise((resolve) => (this.#wake = resolve));
  }

  /** Returns the bytes of a file. Undefined while they have not arrived. */
  #bytesOf(name: string, { index, dataAt }: PackStart): Uint8Array<ArrayBuffer> | undefined {
    const from = this.#offsets.get(name);
    if (from === undefined) throw new PackError(this.#without(name, index.countries));
    const [start, end] = [dataAt + from, dataAt + from + index.files[name]!];
    return end > this.#length ? undefined : this.#bytes.slice(start, end);
  }

  #without(name: string, countries: readonly string[]): string {
    const [, country = ''] = /^[a-z]+-([A-Z]{2})\b/.exec(name) ?? [];
    const isMissing = ![...this.#offsets.keys()].some((file) => file.includes(`-${country}`));
    if (!country || !isMissing) return `${this.#url} has no ${name}. ${AGAIN}`;
    return `${this.#url} has the countries ${countries.join(', ')}, and not ${country}. Make it again with all countries of your stores: \`store-locator assets --single --countries …\`.`;
  }

  async #read(): Promise<void> {
    const reading = new AbortController();
    let cancel = (): void => {};
    const wait = (): void => {
      cancel();
      cancel = this.#clock.after(this.#timeoutMs, () =>
        reading.abort(new PackError(`${this.#url}: no answer in ${this.#timeoutMs} ms`)),
      );
    };
    wait();
    try {
      const response = await fetch(this.#url, { credentials: 'omit', signal: reading.signal });
      if (!response.ok)
        throw new PackError(
          `${this.#url}: ${response.status}. Upload it beside the script, or set data-url to its folder.`,
        );
      if (/\bhtml\b/i.test(response.headers.get('content-type') ?? ''))
        throw new PackError(`${this.#url} is a web page and no data pack. ${AGAIN}`);
      this.#announced = announcedBytes(response);
      const body = response.body?.getReader();
      for (let read; body && !(read = await body.read()).done;) {
        wait();
        this.#take(read.value);
        this.#wake();
        this.#expect();
      }
      this.#checkWhole();
    } catch (error) {
      const cause: unknown = reading.signal.aborted ? reading.signal.reason : error;
      this.#failure =
        cause instanceof PackError ? cause : new PackError(`${this.#url}: ${String(cause)}`);
      this.failedAt = this.#clock.now();
      reading.abort();
    } finally {
      cancel();
      this.#wake();
    }
  }

  #take(piece: Uint8Array): void {
    const length = this.#length + piece.length;
    if (length > MOST_BYTES) throw new PackError(`${this.#url}: more than ${MOST_BYTES} bytes`);
    if (length > this.#bytes.length) {
      const longer = new Uint8Array(Math.max(length, 2 * this.#bytes.length));
      longer.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = longer;
    }
    this.#bytes.set(piece, this.#length);
    this.#length = length;
    if (!this.#start) this.#begin();
  }

  #begin(): void {
    try {
      this.#start = readPackStart(this.#bytes.subarray(0, this.#length));
    } catch {
      throw new PackError(`${this.#url} is no data pack. ${AGAIN}`);
    }
    if (!this.#start) return;
    const { version, files } = this.#start.index;
    if (version !== PACK_VERSION) {
      this.#start = undefined;
      throw new PackError(
        `${this.#url} is of version ${version}, and this script reads version ${PACK_VERSION}. ${AGAIN}`,
      );
    }
    let at = 0;
    for (const [name, length] of Object.entries(files)) {
      this.#offsets.set(name, at);
      at += length;
    }
    // Check a known length now, so that no part of a cut pack is used: a map with half of its towns
    // would be worse than none.
    if (this.#announced === undefined) return;
    try {
      this.#checkWhole(this.#announced);
    } catch (error) {
      this.#start = undefined;
      throw error;
    }
  }

  #checkWhole(have = this.#length): void {
    const { index, dataAt = Infinity } = this.#start ?? {};
    const lengths = Object.values(index?.files ?? {});
    const whole = dataAt + lengths.reduce((sum, length) => sum + length, 0);
    if (have >= whole) return;
    const ofAll = index ? ` of ${whole}` : '';
    throw new PackError(`${this.#url} is cut: ${have}${ofAll} bytes came. ${AGAIN}`);
  }
}
