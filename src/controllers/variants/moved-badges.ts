import { platformId } from '../../domain/platform-id.js';
import { partOf } from './cart-context.js';
import { declaredProduct } from './declared-product.js';
import { isSameSpot, spotOf, type Spot } from './spot.js';
import type { VariantShown } from './variant-shown.js';

/** A product and a variant of it, as ids. */
export interface Choice {
  readonly productId: string;
  readonly variantId: string;
}

/** Themes keep two copies of a section for half a second. */
const graceMs = 2_000;

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

const isAt = ({ spots }: Pick<Group, 'spots'>, spot: Spot): boolean =>
  spots.some((each) => isSameSpot(each, spot));

const isShown = (host: Element): boolean => host.isConnected && host.getClientRects().length > 0;

/** Whether a newcomer stands for those that have moved: where one of them is, or was until now. */
function isSuccessor(host: Element, { choice, hosts, spots }: Group): boolean {
  const declared = declaredProduct(host);
  if (declared && declared !== choice.productId) return false;
  const part = partOf(host);
  const present = [...hosts];
  if (part && present.some((each) => partOf(each) === part)) return true;
  return isAt({ spots }, spotOf(host)) && !present.some(isShown);
}

/** What badges move to is for the next that begin like them: a section that is drawn anew brings them. */
export function joinMoved(
  host: Element,
  start: VariantShown,
): {
  /** What the host begins with instead; another product only in the place of one that has moved to it. */
  readonly choice: Choice | undefined;
  move(choice: Choice): void;
  /** Its own form says so at first: where those that it has joined are still shown otherwise, it is none of them. */
  begin(variantId: string | undefined): void;
  /** @param isDone there is nothing to go on with for the next in its place */
  leave(isDone?: boolean): void;
} {
  forgetLeft();
  const productId = platformId(start.productId);
  const key = `${productId}|${platformId(start.variantId)}`;
  let isApart = false;
  const move = (choice: Choice): void => {
    if (isApart) return;
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
    // What has moved in the same place before, and is gone, would have moved on too.
    for (const other of groups.values())
      if (!other.hosts.size && other.choice.productId === choice.productId && isAt(other, spot))
        other.choice = choice;
    if (!isAt(group, spot)) spots.push(spot);
  };
  const joined = groups.get(key);
  const isFor =
    joined &&
    ((joined.choice.productId === productId && joined.hosts.size > 0) || isSuccessor(host, joined));
  if (isFor) move(joined.choice);
  return {
    choice: isFor ? joined.choice : undefined,
    move,
    begin: (variantId) => {
      const group = groups.get(key);
      if (!isFor || !group || !variantId || platformId(variantId) === group.choice.variantId)
        return;
      isApart = [...group.hosts].some((each) => each !== host && isShown(each));
      if (isApart) group.hosts.delete(host);
    },
    leave: (isDone) => {
      const group = groups.get(key);
      if (!group?.hosts.delete(host)) return;
      group.leftAt = performance.now();
      if (isDone && group.hosts.size === 0) groups.delete(key);
    },
  };
}
