import { OnlineWatch } from './online-watch.js';

let watch: OnlineWatch | undefined;

/**
 * Notifies that failed requests are worth another try at once: the network is back, or the visitor
 * asks for it. One instance serves all elements of the page.
 */
export const retryWatch = (): OnlineWatch => (watch ??= new OnlineWatch());

/** The `prompts` option for `again`. */
export const retryPrompts = (prompt: () => void): (() => void) => retryWatch().subscribe(prompt);
