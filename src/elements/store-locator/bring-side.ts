import { report } from '../../controllers/report.js';
import type { LocatorAttributes } from './locator-attributes.js';

/** Runs what imports a part that the element can stand without; a failure is a console line. */
export async function bringSide(
  host: LocatorAttributes,
  what: string,
  bring: () => Promise<void>,
): Promise<void> {
  await bring().catch((error: Error) => report(host, `${what} can't be loaded: ${error}`));
}
