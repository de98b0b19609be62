/** A product and a variant of it, as ids. */
export interface Choice {
  readonly productId: string;
  readonly variantId: string;
}

/** Themes keep two copies of a section for half a second. */
const graceMs = 2_000;

interface Group {
  /** What they show by now; undefined: what they began with. */
  choice: Choice | undefined;
  /** How many are in the page. */
  present: number;
  leftAt: number;
}

const groups = new Map<string, Group>();

/** A page that draws products for hours keeps none that have been gone for long. */
function forgetLeft(): void {
  const now = performance.now();
  for (const [key, { present, leftAt }] of groups)
    if (present === 0 && now - leftAt > graceMs) groups.delete(key);
}

/** Badges that began with the same choice: a section that is drawn anew brings the next one of them. */
export function joinMoved(start: Choice): {
  readonly choice: Choice | undefined;
  move(choice: Choice): void;
  leave(): void;
} {
  forgetLeft();
  const key = `${start.productId}|${start.variantId}`;
  let group = groups.get(key);
  if (!group) groups.set(key, (group = { choice: undefined, present: 0, leftAt: 0 }));
  const joined = group;
  joined.present++;
  return {
    choice: joined.choice,
    move: (choice) => (joined.choice = choice),
    leave: () => {
      joined.present--;
      joined.leftAt = performance.now();
    },
  };
}
