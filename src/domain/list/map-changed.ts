/**
 * Maps a list that is replaced by ever longer ones. An item at its old place keeps its mapped
 * value, so a new page costs only its own items.
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
