import { report } from './report.js';

/** Tells the developer once of a value that is not known: it reads as the default. Nothing written is no mistake. */
export function checkValue(
  host: Element,
  name: string,
  value: unknown,
  known: readonly (string | number)[],
): void {
  // An attribute that is no number has become one that says nothing.
  const written = typeof value === 'number' ? (host.getAttribute(name) ?? value) : value;
  const isKnown = known.some((one) => `${one}` === `${value as string}`);
  if ((written || written === 0) && !isKnown)
    report(host, `${name}="${written as string}" is none of ${known.join(', ')}.`, 'warn');
}
