import { OnlineWatch } from './online-watch.js';

let watch: OnlineWatch | undefined;

/**
 * Tells that what has failed is worth another try at once: the network is back, or the visitor asks for it. One for all
 * elements of the page.
 */
export const retryWatch = (): OnlineWatch => (watch ??= new OnlineWatch());

/** For `again`. */
export const retryPrompts = (prompt: () => void): (() => void) => retryWatch().subscribe(prompt);
