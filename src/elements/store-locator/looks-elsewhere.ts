import type { NarrowSide } from './narrow-side.js';

/** Whoever has narrowed the list, or opened a country, looks elsewhere than where a link led. */
export const looksElsewhere = (narrow: NarrowSide | undefined): boolean =>
  narrow !== undefined && (narrow.isActive || narrow.list.parts.openings > 0);
