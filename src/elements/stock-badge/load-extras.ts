import { afterPaint } from '../../scheduling/after-paint.js';
import { retryPrompts } from '../../controllers/watches/retry-watch.js';
import { again } from '../../http/again.js';
import { variantEventTypes } from '../../theme-variants/variant-event-types.js';
import type { BadgeExtras } from './badge-extras.js';

type Extras = typeof BadgeExtras;

let extras: Extras | undefined;
let coming: Promise<void> | undefined;

/** The loaded code, the same for every badge; undefined until it has loaded. */
export const loadedExtras = (): Extras | undefined => extras;

/** Loads the extras once for all badges, after the first paint of one. Repeats a failed load. */
export const loadExtras = (): Promise<void> => (coming ??= bring());

/** Keeps the page's variant events while the code is loading. */
async function bring(): Promise<void> {
  const events: Event[] = [];
  const keep = (event: Event): number => events.push(event);
  for (const type of variantEventTypes) addEventListener(type, keep, true);
  await afterPaint();
  extras = await again(async () => (await import('./badge-extras.js')).BadgeExtras, {
    prompts: retryPrompts,
  });
  extras.early = events;
  // The badges that have waited for the code now listen themselves.
  setTimeout(() => {
    for (const type of variantEventTypes) removeEventListener(type, keep, true);
  });
}
