import { afterPaint } from '../../controllers/after-paint.js';
import { pageVariants } from '../../controllers/variants/page-variants.js';
import type { BadgeSide } from './badge-side.js';

type Side = typeof BadgeSide;
interface Found {
  readonly BadgeSide?: Side | undefined;
}

/** With which themes tell of a variant. */
const types = ['shopify:product:select', 'variant:update', 'variant:selected', 'variant:change'];
const maxTries = 6;
const firstWaitMs = 500;

let side: Side | undefined;
let coming: Promise<void> | undefined;

/** The same for every badge once it is there. */
export const sideThere = (): Side | undefined => side;

/** Once for all badges, and when the first of them is painted. Rejects where it can't be had. */
export const bringSide = (): Promise<void> => (coming ??= bring());

/** Meanwhile what the page says of variants is kept. */
async function bring(): Promise<void> {
  const events: Event[] = [];
  const keep = (event: Event): number => events.push(event);
  for (const type of types) addEventListener(type, keep, true);
  const early = { events, said: pageVariants() };
  try {
    await afterPaint();
    side = await load();
    side.early = early;
  } finally {
    // Once the badges that have waited for it listen.
    setTimeout(() => {
      for (const type of types) removeEventListener(type, keep, true);
    });
  }
}

/**
 * Most engines know for as long as the page lives that an import has failed: they are asked in turns for the same and,
 * by an address that is new to them, for a copy. https://github.com/whatwg/html/issues/6768
 */
async function load(tries = 0, address = ''): Promise<Side> {
  try {
    const found = (await (address && tries % 2
      ? // eslint-disable-next-line layers/direction -- the same file
        import(/* webpackIgnore: true */ /* @vite-ignore */ `${address}?${tries}`)
      : import('./badge-side.js'))) as Found;
    // The build may have put what is exported into one object, under another name in a copy.
    const all: readonly Found[] = [found, ...(Object.values(found) as readonly Found[])];
    return all.find(({ BadgeSide }) => BadgeSide)!.BadgeSide!;
  } catch (error) {
    if (tries === maxTries) throw error;
    await new Promise((resolve) => setTimeout(resolve, firstWaitMs << tries));
    return load(tries + 1, /https?:\S+/.exec(`${String(error)}`)?.[0] ?? address);
  }
}
