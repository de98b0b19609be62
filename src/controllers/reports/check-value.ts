import { report } from './report.js';

/** Reports an unknown value once. It reads as the default. An empty value is no mistake. */
export function checkValue(
  host: Element,
  name: string,
  value: unknown,
  known: readonly (string | number)[],
): void {
  // Lit turns an attribute that is not a number into NaN. The attribute's text is better to report.
  const written = typeof value === 'number' ? (host.getAttribute(name) ?? value) : value;
  const isKnown = known.some((one) => `${one}` === `${value as string}`);
  if ((written || written === 0) && !isKnown)
    report(host, `${name}="${written as string}" is none of ${known.join(', ')}.`, 'warn');
}
