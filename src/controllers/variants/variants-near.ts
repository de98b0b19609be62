import { platformId } from '../../domain/platform-id.js';
import { ancestors } from '../ancestors.js';
import { cartControls, saidBy } from './page-variants.js';

/** The variants that a page names by its address and by the forms that are nearest to an element. */
export function variantsNear(element: Element): string[] {
  const near: Element[] = [document.documentElement];
  for (const box of ancestors(element))
    if (!near[1]) near.push(...cartControls().filter((control) => box.contains(control)));
  return near.map((source) => platformId(saidBy(source))).filter((id) => id);
}
