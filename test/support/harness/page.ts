import { configuration } from '../../../src/page/configuration.js';
import { onRemoved } from '../../../src/scheduling/on-removed.js';
import { nextTask } from './waiting.js';

/** The outcome of a request; undefined while it is under way. */
export type Outcome = 'answered' | 'failed' | 'aborted' | undefined;

export interface SentRequest {
  readonly url: URL;
  readonly headers: Headers;
  readonly outcome: Outcome;
}

type Matches = (url: URL) => boolean;
type Fetch = (request: Request) => Promise<Response>;

let runs = 0;
/** A prefix for stored names, since two test files may share a browser and its storage. */
const fileRun = crypto.randomUUID().slice(0, 8);

/** Returns the base address of a scenario run that no test has used yet. */
export const freshScenario = (name = 'default'): string => `/scenario/${name}~${fileRun}-${++runs}`;

export const isListing: Matches = ({ pathname }) => pathname.endsWith('/locations.json');
export const isInventory: Matches = ({ pathname }) => pathname.endsWith('/inventory.json');
/** Matches the snapshot file of a shop. */
export const isSnapshot: Matches = ({ pathname }) => pathname.endsWith('/stores.json');
export const isPage =
  (number: number): Matches =>
  (url) =>
    isListing(url) && url.searchParams.get('page') === `${number}`;

/** The registry in which all bundles of a page meet. */
const registryKey = Symbol.for('store-locator-elements:1');
const forgetSharedState = (): void => {
  delete (globalThis as { [registryKey]?: unknown })[registryKey];
};

/**
 * The page around the elements in one test: its requests to the service, its console messages, and
 * its shared state, which is new for each test.
 */
export class PageHarness {
  /** All requests to the service. */
  readonly requests: SentRequest[] = [];
  readonly errors: string[] = [];
  readonly warnings: string[] = [];
  readonly #rules: { readonly matches: Matches; readonly fetch: Fetch }[] = [];
  readonly #fetch = globalThis.fetch;
  readonly #random = Math.random;
  readonly #console = { error: console.error, warn: console.warn };

  constructor() {
    forgetSharedState();
    // Only tests of persistence write to the disk, which other files' pages share.
    configuration().set({ persist: false });
    globalThis.fetch = (input, init) => this.#record(new Request(input, init));
    // Retries come at once.
    Math.random = () => 0;
    console.error = (...args) => void this.errors.push(args.join(' '));
    console.warn = (...args) => void this.warnings.push(args.join(' '));
  }

  /** Leaves nothing behind for the next test. */
  restore(): void {
    globalThis.fetch = this.#fetch;
    Math.random = this.#random;
    Object.assign(console, this.#console);
    for (const left of document.querySelectorAll('[data-stage], meta[name^="store-locator:"]')) {
      left.remove();
    }
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.includes(fileRun)) storage.removeItem(key);
    forgetSharedState();
  }

  /** Begins another page of the shop: the shared state is gone, stored data stays. */
  next(): void {
    const { values } = configuration();
    forgetSharedState();
    configuration().set(values);
  }

  asked(matches: Matches): readonly SentRequest[] {
    return this.requests.filter(({ url }) => matches(url));
  }

  /** Answers such requests in the service's place; the latest rule wins. */
  answer(matches: Matches, answer: (request: Request) => Response | Promise<Response>): void {
    this.#rules.unshift({ matches, fetch: async (request) => answer(request) });
  }

  /** Changes the service's answers to such requests. */
  amend<T>(matches: Matches, change: (answer: T) => T): void {
    this.answer(matches, async (request) => {
      const answer = await this.#fetch.call(globalThis, request);
      return Response.json(change((await answer.json()) as T));
    });
  }

  /** Holds such requests until the returned function is called. */
  hold(matches: Matches): () => void {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    this.#rules.unshift({
      matches,
      fetch: (request) => released.then(() => this.#fetch.call(globalThis, request)),
    });
    return release;
  }

  async #record(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const { signal, headers } = request;
    const sent = { url, headers, outcome: undefined as Outcome };
    if ([isListing, isInventory, isSnapshot].some((asked) => asked(url))) this.requests.push(sent);
    const rule = this.#rules.find(({ matches }) => matches(url));
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    try {
      const answer = rule ? rule.fetch(request) : this.#fetch.call(globalThis, request);
      const response = await Promise.race([answer, aborted]);
      sent.outcome = 'answered';
      return response;
    } catch (error) {
      sent.outcome = signal.aborted ? 'aborted' : 'failed';
      throw error;
    }
  }
}

/** A fresh page for each test of the suite it is called in. */
export function usePage(): () => PageHarness {
  let page: PageHarness | undefined;
  beforeEach(() => {
    page = new PageHarness();
  });
  afterEach(() => page?.restore());
  return () => {
    if (!page) throw new Error('only within a test');
    return page;
  };
}

/**
 * Waits until removed elements let go of their watchers, which they do a moment after they leave.
 * An element that is removed now comes after them.
 */
export async function whenRemoved(): Promise<void> {
  await new Promise<void>((resolve) => onRemoved(document.createElement('i'), resolve));
  await nextTask();
}

/** Below the runner's limit, so that a test that times out names the fact it waited for. */
const timeoutMs = 27_000;
let testBegan = 0;
// A hook of every test: some of them open no page of this harness.
beforeEach(() => {
  testBegan = performance.now();
});

/** Waits for a fact, looking at every frame. It ends before the runner ends the test. */
export async function until<T>(fact: () => T): Promise<NonNullable<T>> {
  const end = testBegan + timeoutMs;
  while (performance.now() < end) {
    const value = fact();
    if (value) return value;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  throw new Error(`waited in vain for ${fact.toString()}`);
}

/**
 * Makes the browser's storage throw, as when it is full or forbidden, until the returned function
 * is called.
 */
export function refuseStorage(...methods: readonly ('getItem' | 'setItem')[]): () => void {
  const usual = Object.getOwnPropertyDescriptors(Storage.prototype);
  for (const method of methods) {
    Storage.prototype[method] = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  }
  return () => {
    for (const method of methods) Object.defineProperty(Storage.prototype, method, usual[method]);
  };
}
