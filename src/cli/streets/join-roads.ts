import type { Road } from '../../streets/street-cell.js';

/**
 * Joins roads of one kind and name that meet at their ends. A name then has room along its street,
 * and the cell is smaller. The result follows from the order of the roads.
 */
export function joinRoads(roads: readonly Road[]): readonly Road[] {
  const groups = new Map<string, Road[]>();
  for (const road of roads) {
    const key = `${road.kind} ${road.isTunnel} ${road.name}`;
    groups.set(key, [...(groups.get(key) ?? []), road]);
  }
  return [...groups.values()].flatMap(joinGroup);
}

function joinGroup(roads: readonly Road[]): readonly Road[] {
  const left = new Set(roads);
  const atPoint = new Map<string, Road[]>();
  for (const road of roads)
    for (const key of [startOf(road.line), endOf(road.line)])
      atPoint.set(key, [...(atPoint.get(key) ?? []), road]);
  const next = (key: string) => atPoint.get(key)?.find((road) => left.has(road));
  const joined: Road[] = [];
  for (const road of roads) {
    if (!left.delete(road)) continue;
    const forward = grow(road.line, left, next);
    joined.push({ ...road, line: reversed(grow(reversed(forward), left, next)) });
  }
  return joined;
}

function grow(
  start: readonly number[],
  left: Set<Road>,
  next: (key: string) => Road | undefined,
): readonly number[] {
  const line = [...start];
  for (let road = next(endOf(line)); road; road = next(endOf(line))) {
    left.delete(road);
    const more = startOf(road.line) === endOf(line) ? road.line : reversed(road.line);
    line.push(...more.slice(2));
  }
  return line;
}

const startOf = (line: readonly number[]): string => `${line[0]} ${line[1]}`;
const endOf = (line: readonly number[]): string => `${line.at(-2)} ${line.at(-1)}`;

const reversed = (line: readonly number[]): readonly number[] =>
  line.flatMap((_, index) =>
    index % 2 ? [] : [line[line.length - index - 2]!, line[line.length - index - 1]!],
  );
