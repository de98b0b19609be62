import type { StockBadgeElement } from '../../../src/elements/stock-badge/stock-badge-element.js';
import type { BadgeHarness } from './badge.js';
import { until } from './page.js';
import { byRole } from './stage.js';

/** Options of a touch pointer event that crosses shadow roots. */
const touch = { bubbles: true, composed: true, cancelable: true, pointerType: 'touch' };

/**
 * Dispatches the events of a tap as engines report them. Only Chromium lets a page make real taps.
 */
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

  /** The button that opens the dialog; undefined while it is not visible. */
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

  /** The text that the dialog shows in place of stores. */
  get note(): string {
    return this.element?.querySelector(':scope > p')?.textContent ?? '';
  }

  get title(): HTMLElement {
    return byRole(this.element as ParentNode, 'heading')[0] as HTMLElement;
  }

  get close(): HTMLButtonElement {
    return byRole<HTMLButtonElement>(this.element as ParentNode, 'button', 'Close')[0]!;
  }

  /** The focused element in the badge's shadow root, or deeper in its locator's. */
  get focused(): Element | null {
    const { activeElement } = this.#root;
    return activeElement?.shadowRoot?.activeElement ?? activeElement;
  }
}
