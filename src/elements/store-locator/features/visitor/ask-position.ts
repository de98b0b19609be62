import { StoreLocatorError } from '../../../../domain/error.js';
import { PositionErrorCode } from '../../../../domain/position-error-code.js';

/** What the browser says in code 1, 2 and 3 of a `GeolocationPositionError`. */
const codes = [
  undefined,
  PositionErrorCode.Denied,
  PositionErrorCode.Unavailable,
  PositionErrorCode.Timeout,
];
const findingMs = 15_000;
/** Some browsers never answer when their own question to the visitor is put away. */
const answerMs = 60_000;
const freshForMs = 60_000;
/** A guess by the network's address says nothing of the nearest store. */
const usefulMeters = 200_000;

/**
 * Asks the browser where the visitor is, which may ask the visitor.
 * @param signal ends the waiting; the browser itself can't be stopped, what it says later is not heard
 * @throws {StoreLocatorError} with a `PositionErrorCode`, or `aborted`
 */
export function askPosition(signal: AbortSignal): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    const refuse = (code: StoreLocatorError['code'], cause?: unknown): void =>
      reject(new StoreLocatorError(code, `no position of the visitor: ${code}`, { cause }));
    // Browsers that have it on http refuse it there.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation || signal.aborted)
      return refuse(geolocation ? 'aborted' : PositionErrorCode.Unavailable);
    const timer = setTimeout(() => refuse(PositionErrorCode.Timeout), answerMs);
    const settled = (): void => clearTimeout(timer);
    signal.addEventListener('abort', () => {
      settled();
      refuse('aborted');
    });
    geolocation.getCurrentPosition(
      ({ coords }) => {
        settled();
        if (coords.accuracy <= usefulMeters) resolve(coords);
        else refuse(PositionErrorCode.Unavailable);
      },
      (error) => {
        settled();
        refuse(codes[error.code] ?? PositionErrorCode.Unavailable, error);
      },
      { timeout: findingMs, maximumAge: freshForMs },
    );
  });
}
