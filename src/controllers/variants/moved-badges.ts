import { partOf } from './cart-context.js';
import { declaredProduct } from './declared-product.js';

/** A product and a variant of it, as ids. */
export interface Choice {
  readonly productId: string;
  readonly variantId: string;
}

/** Themes keep two copies of a section for half a second. */
const graceMs = 2_000;

interface Spot {
  readonly tagName: string;
  readonly id: string;
  readonly parent: WeakRef<Node> | null;
}

/** Badges that began with the same choice and have moved to another. */
interface Group {
  choice: Choice;
  /** Those in the page. */
  readonly hosts: Set<Element>;
  /** Where they stand, or stood. */
  readonly spots: Spot[];
  leftAt: number;
}

const groups = new Map<string, Group>();

/** A page that draws products for hours keeps none that have been gone for long. */
function forgetLeft(): void {
  const now = performance.now();
  for (const [key, { hosts, leftAt }] of groups)
    if (hosts.size === 0 && now - leftAt > graceMs) groups.delete(key);
}

/** The part of a page that a badge stands in, or the badge where there is none. */
function spotOf(host: Element): Spot {
  const { tagName, id, parentNode } = partOf(host) ?? host;
  return { tagName, id, parent: parentNode && new WeakRef(parentNode) };
}

/** The same for what is drawn in its place: of many parts without an id, the one in the same parent. */
const isSame = (one: Spot, other: Spot): boolean =>
  one.tagName === other.tagName &&
  one.id === other.id &&
  (one.id !== '' || one.parent?.deref() === other.parent?.deref());

const isShown = (host: Element): boolean => host.isConnected && host.getClientRects().length > 0;

/** Whether a newcomer stands for those that have moved: where one of them is, or was until now. */
function isSuccessor(host: Element, { choice, hosts, spots }: Group): boolean {
  const declared = declaredProduct(host);
  if (declared && declared !== choice.productId) return false;
  const part = partOf(host);
  const present = [...hosts];
  if (part && present.some((each) => partOf(each) === part)) return true;
  const spot = spotOf(host);
  return spots.some((each) => isSame(each, spot)) && !present.some(isShown);
}

/** What badges move to is for the next that begin like them: a section that is drawn anew brings them. */
export function joinMoved(
  host: Element,
  start: Choice,
): {
  /** What the host begins with instead; another product only in the place of one that has moved to it. */
  readonly choice: Choice | undefined;
  move(choice: Choice): void;
  /** @param isDone there is nothing to go on with for the next in its place */
  leave(isDone?: boolean): void;
} {
  forgetLeft();
  const key = `${start.productId}|${start.variantId}`;
  const move = (choice: Choice): void => {
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { choice, hosts: new Set(), spots: [], leftAt: 0 }));
    const { hosts, spots } = group;
    if (group.choice.productId !== choice.productId) {
      hosts.clear();
      spots.length = 0;
    }
    group.choice = choice;
    hosts.add(host);
    const spot = spotOf(host);
    if (!spots.some((each) => isSame(each, spot))) spots.push(spot);
  };
  const joined = groups.get(key);
  const isFor =
    joined &&
    ((joined.choice.productId === start.productId && joined.hosts.size > 0) ||
      isSuccessor(host, joined));
  if (isFor) move(joined.choice);
  return {
    choice: isFor ? joined.choice : undefined,
    move,
    leave: (isDone) => {
      const group = groups.get(key);
      if (!group?.hosts.delete(host)) return;
      group.leftAt = performance.now();
      if (isDone && group.hosts.size === 0) groups.delete(key);
    },
  };
}
