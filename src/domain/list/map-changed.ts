/**
 * Maps a list that is replaced by ever longer ones: an item that stands where it stood keeps what was made of it, so
 * that a new page costs no more than its own items.
 */
export function mapChanged<A, B>(map: (item: A) => B): (items: readonly A[]) => readonly B[] {
  let before: readonly A[] = [];
  let mapped: readonly B[] = [];
  return (items) => {
    mapped = items.map((item, i) => (i in before && before[i] === item ? mapped[i]! : map(item)));
    before = items;
    return mapped;
  };
}
