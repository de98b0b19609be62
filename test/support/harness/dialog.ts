import type { StockBadgeElement } from '../../../src/elements/stock-badge/stock-badge-element.js';
import type { BadgeHarness } from './badge.js';
import { until } from './page.js';
import { byRole } from './stage.js';

/** What visitors point with, and which element hears of it in which order. */
const touch = { bubbles: true, composed: true, cancelable: true, pointerType: 'touch' };

/** A tap as engines report it: only Chromium lets a page make real ones. */
export function tap(target: Element): void {
  target.dispatchEvent(new PointerEvent('pointerdown', touch));
  target.dispatchEvent(new PointerEvent('pointerup', touch));
  (target as HTMLElement).click();
}

/** The dialog in which a badge lets its visitors choose a store. */
export class DialogHarness {
  readonly #badge: StockBadgeElement;

  constructor({ element }: BadgeHarness) {
    this.#badge = element;
  }

  get #root(): ShadowRoot {
    return this.#badge.shadowRoot as ShadowRoot;
  }

  /** What leads to it; undefined while there is nothing to be seen. */
  get opener(): HTMLButtonElement | undefined {
    return byRole<HTMLButtonElement>(this.#root, 'button', /^(Choose a|Change) store$/).find(
      (button) => button.checkVisibility({ checkVisibilityCSS: true }),
    );
  }

  async offered(): Promise<HTMLButtonElement> {
    return until(() => this.opener);
  }

  get element(): HTMLDialogElement | null {
    return this.#root.querySelector('dialog');
  }

  get isModal(): boolean {
    return this.element?.matches(':modal') ?? false;
  }

  /** What it says in place of stores. */
  get note(): string {
    return this.element?.querySelector('p')?.textContent ?? '';
  }

  get title(): HTMLElement {
    return byRole(this.element as ParentNode, 'heading')[0] as HTMLElement;
  }

  get close(): HTMLButtonElement {
    return byRole<HTMLButtonElement>(this.element as ParentNode, 'button', 'Close')[0]!;
  }

  /** Where focus is: in the badge's own shadow root, or deeper in its locator's. */
  get focused(): Element | null {
    const { activeElement } = this.#root;
    return activeElement?.shadowRoot?.activeElement ?? activeElement;
  }
}
