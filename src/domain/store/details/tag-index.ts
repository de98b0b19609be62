import type { Store } from '../store.js';

/** A tag of some stores. */
export interface StoreTag {
  /** The same for spellings that differ by capitals alone. */
  readonly key: string;
  readonly label: string;
  /** The ids of the stores that have the tag. */
  readonly ids: ReadonlySet<number>;
}

/** The tags of a listing, and those of each store by its id. */
export interface TagIndex {
  readonly tags: readonly StoreTag[];
  readonly byStore: ReadonlyMap<number, readonly StoreTag[]>;
}

/** Collects the tags of a listing, store by store. */
export class TagCollector {
  readonly #tags = new Map<string, StoreTag & { readonly ids: Set<number> }>();
  readonly #byStore = new Map<number, readonly StoreTag[]>();

  add({ id }: Pick<Store, 'id'>, labels: readonly string[]): void {
    if (!labels.length) return;
    const own = labels.map((label) => {
      const key = label.toLowerCase();
      let tag = this.#tags.get(key);
      if (!tag) this.#tags.set(key, (tag = { key, label, ids: new Set() }));
      tag.ids.add(id);
      return tag;
    });
    this.#byStore.set(id, own);
  }

  get index(): TagIndex {
    return { tags: [...this.#tags.values()], byStore: this.#byStore };
  }
}

/**
 * Returns the tags that most of the stores have, most frequent first. Of two equally frequent tags
 * the one whose name comes first in the order of `compare` comes first.
 */
export function frequentTags(
  { byStore }: TagIndex,
  stores: readonly Pick<Store, 'id'>[],
  most: number,
  compare: (a: string, b: string) => number,
): readonly StoreTag[] {
  const counts = new Map<StoreTag, number>();
  for (const { id } of stores)
    for (const tag of byStore.get(id) ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([a, as], [b, bs]) => bs - as || compare(a.label, b.label))
    .slice(0, most)
    .map(([tag]) => tag);
}
