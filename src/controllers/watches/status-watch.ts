import { Observable } from '../../page/observable.js';
import { shared } from '../../page/shared.js';

/** Notifies badges that a locator of the page says anew which stores are open. */
export const statusWatch = (): Observable => shared('open-status', () => new Observable());
