export const GeolocationCode = { Denied: 1, Unavailable: 2, Timeout: 3 } as const;

interface Question {
  readonly found: PositionCallback;
  readonly failed: PositionErrorCallback | null | undefined;
}

/** The browser's knowledge of where the visitor is, which answers when a test says so. */
export class FakeGeolocation {
  readonly questions: Question[] = [];
  /** Latitude and longitude that are known already. */
  known: readonly [number, number] | undefined;

  getCurrentPosition(found: PositionCallback, failed?: PositionErrorCallback | null): void {
    this.questions.push({ found, failed });
    if (this.known) this.find(...this.known);
  }

  /** Answers the latest question. */
  find(latitude: number, longitude: number, accuracy = 20): void {
    const coords = { latitude, longitude, accuracy };
    this.#latest.found({ coords, timestamp: 0 } as GeolocationPosition);
  }

  refuse(code: number): void {
    this.#latest.failed?.({ code, message: '' } as GeolocationPositionError);
  }

  get #latest(): Question {
    const question = this.questions.at(-1);
    if (!question) throw new Error('nobody has asked');
    return question;
  }
}

/** A fresh one in the browser's place for each test of the suite it is called in. */
export function useGeolocation(): () => FakeGeolocation {
  let fake = new FakeGeolocation();
  beforeEach(() => {
    fake = new FakeGeolocation();
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: fake });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));
  return () => fake;
}
