/** Where a visitor is, as far as a page can know without asking. */
export interface Visitor {
  /** Of the browser. */
  readonly language: string;
  /** Of the clock. */
  readonly timeZone: string;
}

/**
 * Lets the tests of a suite set the language and the time zone of the visitor, as machines differ.
 * After each test the machine's own are back.
 */
export function useVisitor(): (visitor: Visitor) => void {
  const { prototype } = Intl.DateTimeFormat;
  const own = Object.getOwnPropertyDescriptor(prototype, 'resolvedOptions')!;
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'language');
    Object.defineProperty(prototype, 'resolvedOptions', own);
  });
  return ({ language, timeZone }) => {
    Object.defineProperty(navigator, 'language', { configurable: true, value: language });
    const resolvedOptions = own.value as typeof prototype.resolvedOptions;
    Object.defineProperty(prototype, 'resolvedOptions', {
      configurable: true,
      value(this: Intl.DateTimeFormat) {
        return { ...resolvedOptions.call(this), timeZone };
      },
    });
  };
}
