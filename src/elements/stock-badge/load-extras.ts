import { afterPaint } from '../../scheduling/after-paint.js';
import { retryPrompts } from '../../controllers/retry-watch.js';
import { again } from '../../http/again.js';
import type { BadgeExtras } from './badge-extras.js';

type Extras = typeof BadgeExtras;

/** With which themes tell of a variant. */
const types = ['shopify:product:select', 'variant:update', 'variant:selected', 'variant:change'];

let extras: Extras | undefined;
let coming: Promise<void> | undefined;

/** The same for every badge once it is there. */
export const loadedExtras = (): Extras | undefined => extras;

/** Once for all badges, and when the first of them is painted. Asks again for as long as it can't be had. */
export const loadExtras = (): Promise<void> => (coming ??= bring());

/** Meanwhile what the page says of variants is kept. */
async function bring(): Promise<void> {
  const events: Event[] = [];
  const keep = (event: Event): number => events.push(event);
  for (const type of types) addEventListener(type, keep, true);
  await afterPaint();
  extras = await again(async () => (await import('./badge-extras.js')).BadgeExtras, {
    prompts: retryPrompts,
  });
  extras.early = events;
  // Once the badges that have waited for it listen.
  setTimeout(() => {
    for (const type of types) removeEventListener(type, keep, true);
  });
}
