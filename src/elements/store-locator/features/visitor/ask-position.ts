import { StoreLocatorError } from '../../../../domain/error.js';
import { PositionErrorCode } from '../../../../domain/position-error-code.js';

/** The codes for code 1, 2 and 3 of a `GeolocationPositionError`. */
const codes = [
  undefined,
  PositionErrorCode.Denied,
  PositionErrorCode.Unavailable,
  PositionErrorCode.Timeout,
];
const findingMs = 15_000;
/** Some browsers never answer when the visitor dismisses their permission prompt. */
const answerMs = 60_000;
const freshForMs = 60_000;
/** A position that is guessed from the network's address says nothing about the nearest store. */
const usefulMeters = 200_000;

/**
 * Asks the browser for the position of the visitor. The browser may ask the visitor.
 * @param signal ends the wait; the browser cannot be stopped, so its later answer is ignored
 * @throws {StoreLocatorError} with a `PositionErrorCode`, or `aborted`
 */
export function askPosition(signal: AbortSignal): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    const refuse = (code: StoreLocatorError['code'], cause?: unknown): void =>
      reject(new StoreLocatorError(code, `no position of the visitor: ${code}`, { cause }));
    // Browsers that have `geolocation` on http pages refuse the request there.
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
