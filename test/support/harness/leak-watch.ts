/** Everything that a page has sent, kept, shown or told while a test ran. */
export class LeakWatch {
  readonly #sent: string[] = [];
  readonly #loaded: string[] = [];
  readonly #kept: string[] = [];
  readonly #told: string[] = [];
  readonly #restore: (() => void)[] = [];
  readonly #resources = new PerformanceObserver((list) =>
    this.#loaded.push(...list.getEntries().map(({ name }) => name)),
  );

  constructor() {
    this.#replace(globalThis, 'fetch', (usual) => (input, init) => {
      const { url, headers } = new Request(input, init);
      this.#sent.push(url, JSON.stringify([...headers]));
      return usual(input, init);
    });
    const { prototype } = XMLHttpRequest;
    this.#replace(prototype, 'open', (usual) => {
      const note = (url: unknown) => this.#sent.push(String(url));
      return function (this: XMLHttpRequest, ...args: unknown[]) {
        note(args[1]);
        Reflect.apply(usual, this, args);
      };
    });
    for (const name of ['setItem', 'getItem', 'removeItem'] as const)
      this.#replace(Storage.prototype, name, (usual) => {
        const note = (args: unknown[]) => this.#kept.push(args.join(' = '));
        return function (this: Storage, ...args: unknown[]) {
          note(args);
          return Reflect.apply(usual, this, args) as never;
        };
      });
    this.#replace(IDBObjectStore.prototype, 'put', (usual) => {
      const note = (value: unknown, key: unknown) =>
        this.#kept.push(`${String(key)} = ${JSON.stringify(value)}`);
      return function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
        note(value, key);
        return usual.call(this, value, key);
      };
    });
    for (const name of ['log', 'info', 'debug', 'warn', 'error'] as const)
      this.#replace(console, name, (usual) => (...args: unknown[]) => {
        this.#told.push(args.map(String).join(' '));
        usual(...args);
      });
    this.#resources.observe({ type: 'resource' });
  }

  /** Addresses and headers of what scripts have asked for. */
  get requests(): readonly string[] {
    return this.#sent;
  }

  /** Where a text stands; `shown` is what the page shows. */
  find(text: string, shown: ParentNode): string[] {
    // Pictures and scripts, too.
    this.#loaded.push(...this.#resources.takeRecords().map(({ name }) => name));
    const places = {
      request: [...this.#sent, ...this.#loaded],
      storage: this.#kept,
      console: this.#told,
    };
    return Object.entries({ ...places, page: textsIn(shown) }).flatMap(([place, texts]) =>
      texts.filter((one) => one.includes(text)).map((one) => `${place}: ${one.slice(0, 200)}`),
    );
  }

  stop(): void {
    this.#resources.disconnect();
    for (const restore of this.#restore.splice(0)) restore();
  }

  #replace<Owner extends object, Name extends keyof Owner>(
    owner: Owner,
    name: Name,
    change: (usual: Owner[Name]) => Owner[Name],
  ): void {
    const usual = owner[name];
    owner[name] = change(usual);
    this.#restore.push(() => (owner[name] = usual));
  }
}

/**
 * All texts and attributes in shadow roots, however deep. Texts outside of them are the page's own.
 */
function textsIn(root: ParentNode): string[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return inside.flatMap((shadow) => [shadow.innerHTML, ...textsIn(shadow)]);
}
